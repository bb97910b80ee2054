import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { type DraftPreview, isComing } from './use-draft-preview.ts'

const draw = (preview: DraftPreview, isDrawn = false) =>
  drawForTest(<PreviewBar preview={preview} isDrawn={isDrawn} onDrawn={() => undefined} />)

const ready = (count: number, come = count, isWhole = true): DraftPreview => ({
  ...{ step: 'ready', isWhole, count, come },
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
  it('there is nothing to go to when no style can be shown on her photo', () =>
    expect(draw(ready(0))).not.toContain('<button'))
})

it.each([
  { what: 'her photo is being read', preview: { step: 'making' } as const, is: true },
  { what: 'it cannot be read', preview: { step: 'failed', why: '' } as const, is: false },
  { what: 'it is not read to the end', preview: ready(1, 1, false), is: true },
  { what: 'one of three is missing', preview: ready(3, 2), is: true },
  { what: 'all three are there', preview: ready(3, 3), is: false },
])('while $what, pictures are still to come: $is', ({ preview, is }) => {
  expect(isComing(preview)).toBe(is)
})
