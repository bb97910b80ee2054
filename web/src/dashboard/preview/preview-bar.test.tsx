import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { PreviewBar } from './preview-bar.tsx'
import type { DraftPreview } from './use-draft-preview.ts'

const draw = (preview: DraftPreview, isDrawn = false) =>
  drawForTest(<PreviewBar preview={preview} isDrawn={isDrawn} onDrawn={() => undefined} />)

const ready = (count: number, come = count): DraftPreview => ({
  ...{ step: 'ready', count, come },
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
  it('there is nothing to go to when no style can be shown on her photo', () =>
    expect(draw(ready(0))).not.toContain('<button'))
})
