import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { ProfileHeader, type ProfileHeaderProps } from './profile-header.tsx'

const draw = (revealed: number, user = {}) => drawForTest(<ProfileHeader revealed={revealed} />, { user })
const drawFirst = (revealed: number, first: ProfileHeaderProps['first']) =>
  drawForTest(<ProfileHeader {...{ revealed, first }} />)

describe('the head of the dashboard says who she is', () => {
  // spec: 2.37
  it('by her full name', () => expect(draw(0)).toContain('Camille Laurent'))
  it('by her first name when that is all she gave', () =>
    expect(draw(0, { lastName: null })).toContain('>Camille<'))
  it('with the portrait she chose', () =>
    expect(draw(0, { image: 'picture4.png' })).toContain('src="/art/avatars/picture4.webp"'))
})

describe('it counts what she revealed', () => {
  // spec: 2.39
  it('none: the first one awaits her', () =>
    expect(draw(0)).toContain('Votre première transformation vous attend'))
  it.each([
    ['begun', 'Votre première transformation est commencée'],
    ['underWay', 'Votre première transformation est en cours de création'],
  ] as const)('none, and the first one is %s: it does not say that it awaits her', (first, words) => {
    expect(drawFirst(0, first)).toContain(words)
    expect(drawFirst(0, first)).not.toContain('vous attend')
    expect(drawFirst(1, first)).toContain('1 transformation révélée<')
  })
  it('one', () => expect(draw(1)).toContain('1 transformation révélée<'))
  // spec: 2.38
  it('two', () => expect(draw(2)).toContain('2 transformations révélées'))
})

describe('it shows her credits, and leads to where they are bought', () => {
  const LINK = '<a href="/dashboard/credits"'
  it('none: the words say what the link is for', () => {
    expect(draw(0, { credits: 0 })).toMatch(new RegExp(`${LINK}[^>]*>.*Acheter des crédits</a>`))
    expect(draw(0, { credits: 0 })).not.toContain('0 crédit')
  })
  it('one', () => expect(draw(0, { credits: 1 })).toMatch(new RegExp(`${LINK}.*1 crédit</a>`)))
  // spec: 3.19
  it('twelve', () => expect(draw(0, { credits: 12 })).toMatch(new RegExp(`${LINK}.*12 crédits</a>`)))
})

describe('it leads further', () => {
  // spec: 2.47
  it('to a new transformation', () =>
    expect(draw(0)).toMatch(/<a [^>]*href="\/dashboard\/nouvelle"[^>]*>.*Créer nouvelle transformation<\/a>/))
  // spec: 2.40
  it('to her profile and her journey', () => {
    expect(draw(0)).toContain('Profil</button>')
    expect(draw(0)).toContain('Parcours</button>')
  })
})
