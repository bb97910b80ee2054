import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { type DraftPreview, isRead } from './use-draft-preview.ts'

const draw = (preview: DraftPreview, isDrawn = false, isChecking = false) =>
  drawForTest(<PreviewBar {...{ preview, isDrawn, isChecking }} onDrawn={() => undefined} />)

const ready = (count: number, come = count, isWhole = true): DraftPreview => ({
  ...{ step: 'ready', isWhole, count, come, hasSoftBackdrops: false },
  of: () => null,
})

describe('above the styles', () => {
  it('she reads that they are being prepared on her photo, and that she need not wait', () =>
    expect(draw({ step: 'making' })).toContain(
      'Nous préparons les styles sur votre photo. Vous pouvez déjà choisir.',
    ))
  it('she reads in one line why they stay drawings', () => {
    const html = draw({ step: 'failed', why: 'Beaucoup de personnes essaient en ce moment.' })
    expect(html).toContain('Les styles restent dessinés. Beaucoup de personnes essaient en ce moment.')
    expect(html).not.toContain('<button')
  })
  it('she goes from her photo to the drawings and back', () => {
    expect(draw(ready(3))).toMatch(
      /aria-pressed="true"[^>]*>Sur ma photo<.*aria-pressed="false"[^>]*>Dessin</,
    )
    expect(draw(ready(3), true)).toMatch(/aria-pressed="false"[^>]*>Sur ma photo</)
  })
  it.each([
    { come: 0, says: '0 aperçu prêt sur 3.' },
    { come: 2, says: '2 aperçus prêts sur 3.' },
  ])('she reads how many of them have come, $come of 3, until all have', ({ come, says }) => {
    expect(draw(ready(3, come))).toContain(says)
    expect(draw(ready(3))).not.toContain('prêts sur')
  })
  it('no number is promised before her photo is read to the end', () => {
    const html = draw(ready(1, 1, false))
    expect(html).toContain('Nous préparons les styles sur votre photo.')
    expect(html).not.toMatch(/aperçus? prêts?|<button/)
  })
  it('she hears once, not at each card, that the other styles are being checked', () => {
    const said = 'Nous vérifions les autres styles sur vos photos.'
    expect(draw(ready(3), false, true).split(said)).toHaveLength(2)
    expect(draw(ready(3))).not.toContain(said)
  })
  it('there is nothing to go to when no style can be shown on her photo', () =>
    expect(draw(ready(0))).not.toContain('<button'))
})

it.each([
  { what: 'is being read', preview: { step: 'making' } as const, is: false },
  { what: 'has its first styles', preview: ready(1, 1, false), is: false },
  { what: 'has all its styles, and no preview yet', preview: ready(3, 0), is: true },
  { what: 'cannot be read', preview: { step: 'failed', why: '' } as const, is: true },
])('what her other photos carry is asked once the photo that is shown $what: $is', ({ preview, is }) => {
  expect(isRead(preview)).toBe(is)
})
