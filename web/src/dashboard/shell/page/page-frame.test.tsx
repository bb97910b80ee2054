import { pages } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { MissingPage } from './missing-page.tsx'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'

const draw = (props: Partial<PageFrameProps> = {}) =>
  drawForTest(
    <PageFrame title="Mes reçus" {...props}>
      Ce qui suit
    </PageFrame>,
  )

describe('a page of the dashboard', () => {
  it('has one heading, its title, before what it tells', () => {
    expect(draw().match(/<h1/g)).toHaveLength(1)
    expect(draw()).toMatch(/<h1[^>]*>Mes reçus<\/h1>.*Ce qui suit/s)
  })
  it('leads back before it says its title', () =>
    expect(draw({ back: { to: pages.dashboard(), words: 'Retour' } })).toMatch(
      /href="\/dashboard"[^>]*>.*Retour<\/a>.*<h1/s,
    ))
  it('has no link back where there is nothing to go back to', () => expect(draw()).not.toContain('<a'))
  it('is an article when it is about one thing, and none otherwise', () => {
    expect(draw({ isArticle: true })).toMatch(/^<article/)
    expect(draw()).not.toContain('<article')
  })
  it('shows its stage before what is said beside it, and after its title', () =>
    expect(draw({ stage: 'Grande image', aside: 'À côté', beside: 'Tout prendre' })).toMatch(
      /<h1.*Grande image.*À côté.*Tout prendre.*Ce qui suit/s,
    ))
  it('takes the focus on its title only where it is named', () => {
    expect(draw({ titleId: 'titre' })).toMatch(/<h1 id="titre" tabindex="-1"/)
    expect(draw()).not.toContain('tabindex')
  })
})

it('a page that is not there says so, and has a way out', () => {
  const way = { to: pages.dashboard(), words: 'Retour au tableau de bord' }
  const html = drawForTest(<MissingPage title="Achat introuvable" text="Il n’est pas à vous." way={way} />)
  expect(html).toMatch(/<h1[^>]*>Tableau de bord<\/h1>.*Achat introuvable.*Il n’est pas à vous/s)
  expect(html).toMatch(/<a[^>]*href="\/dashboard"[^>]*>Retour au tableau de bord<\/a>/)
})
