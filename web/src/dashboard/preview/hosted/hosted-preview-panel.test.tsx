import type { Maker } from '@app/domain/engines/makers.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { PictureBook } from '../../../preview/picture-book.ts'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { HostedPreviewPanel } from './hosted-preview-panel.tsx'
import type { HostedView } from './hosted-view.ts'
import type { HostedPreviews } from './use-hosted-previews.ts'

const OPEN: HostedView = { step: 'open', trouble: null }

function draw(maker: Maker, told: Partial<HostedPreviews> = {}, language: 'fr' | 'en' = 'fr'): string {
  const nothing = { agree: () => undefined, ask: () => undefined, book: new PictureBook() }
  const previews = { ...nothing, view: OPEN, left: null, given: null, ...told }
  return drawForTest(<HostedPreviewPanel label="Pixie" maker={maker} previews={previews} />, { language })
}
const ASK = /<button[^>]*>Créer mon aperçu<\/button>/
const askOf = (html: string) => ASK.exec(html)?.[0] ?? ''

describe('before a photo of hers leaves the house for a preview', () => {
  it.each([
    { maker: 'fal', given: null, isAsked: true, mayAsk: false },
    // What she agreed to for one service is nothing to another.
    { maker: 'fal', given: 'replicate', isAsked: true, mayAsk: false },
    { maker: 'fal', given: 'fal', isAsked: true, mayAsk: true },
    { maker: 'replicate', given: 'replicate', isAsked: true, mayAsk: true },
    { maker: 'comfyui', given: null, isAsked: false, mayAsk: true },
  ] as const)('by $maker, agreed to $given: asked $isAsked, may ask for it $mayAsk', (told) => {
    const html = draw(told.maker, { given: told.given })
    expect(html.includes('type="checkbox"')).toBe(told.isAsked)
    expect(askOf(html).includes('disabled=""')).toBe(!told.mayAsk)
    expect(html.includes('Cochez la case pour demander un aperçu')).toBe(!told.mayAsk)
  })
  it('the box names the service and its country, says what is sent and for how long, and is not ticked', () => {
    const html = draw('fal')
    expect(html).toMatch(/envoyée à fal \(Features &amp; Labels, Inc\., États-Unis\)/)
    expect(html).toContain('ni votre nom, ni votre adresse e-mail')
    expect(html).toContain('un mois environ')
    expect(html).not.toContain('checked=""')
    expect(draw('fal', { given: 'fal' })).toContain('checked=""')
  })
})

describe('before she asks', () => {
  it.each([
    { language: 'fr', says: '3 aperçus par jour' },
    { language: 'en', says: '3 previews a day' },
  ] as const)('she reads how many there are: $says', ({ language, says }) =>
    expect(draw('comfyui', {}, language)).toContain(says),
  )
})

describe('while it is made', () => {
  it.each([
    { view: { step: 'sending' }, says: 'Nous transmettons votre demande...', turns: true },
    { view: { step: 'queued', before: 1 }, says: '1 autre passe avant', turns: false },
    { view: { step: 'queued', before: 4 }, says: '4 autres passent avant', turns: false },
    { view: { step: 'queued', before: 0 }, says: 'C’est bientôt à vous', turns: false },
    { view: { step: 'queued', before: null }, says: 'attend son tour', turns: false },
    { view: { step: 'making' }, says: 'est en cours de création', turns: true },
  ] as { view: HostedView; says: string; turns: boolean }[])(
    '$view.step: « $says »',
    ({ view, says, turns }) => {
      const html = draw('comfyui', { view })
      expect(html).toMatch(new RegExp(`role="status".*${says}`, 's'))
      // Nothing turns while nothing is done for her.
      expect(html.includes('animate-')).toBe(turns)
      expect(askOf(html)).toBe('')
    },
  )
})

describe('afterwards', () => {
  it('one that failed does not count, and she may ask again', () => {
    const html = draw('comfyui', { view: { step: 'open', trouble: 'failed' } })
    expect(html).toMatch(/role="alert".*Il ne compte pas dans ceux du jour/s)
    expect(askOf(html)).not.toBe('')
  })
  it('a refusal is read in its own words', () => {
    const trouble = new ApiError({ status: 409, code: 'hosted_previews_over', sentence: 'Revenez demain.' })
    expect(draw('comfyui', { view: { step: 'open', trouble } })).toMatch(/role="alert".*Revenez demain\./s)
  })
  it('one that is ready says that it is made by AI and how long it stays', () => {
    const html = draw('comfyui', { view: { step: 'ready', id: 'x' }, left: 2 })
    expect(html).toContain('Créé par IA')
    expect(html).toContain('au bout de 10 minutes')
  })
  it.each([
    { left: 2, says: 'Encore 2 aperçus possibles aujourd’hui' },
    { left: 1, says: 'Encore 1 aperçu possible aujourd’hui' },
    { left: 0, says: 'C’est le dernier aperçu du jour' },
  ])('$left left: « $says »', ({ left, says }) =>
    expect(draw('comfyui', { view: { step: 'ready', id: 'x' }, left })).toContain(says),
  )
})
