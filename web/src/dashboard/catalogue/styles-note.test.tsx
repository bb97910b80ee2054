import { describe, expect, it } from 'vitest'
import type { DraftPreview } from '../preview/use-draft-preview.ts'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { StylesNote } from './styles-note.tsx'

const draw = (hasSoftBackdrops: boolean, { isDrawn = false, count = 3 } = {}) => {
  const preview: DraftPreview = {
    ...{ step: 'ready', isWhole: true, count, come: count, hasSoftBackdrops },
    of: () => null,
  }
  return drawForTest(<StylesNote preview={preview} isDrawn={isDrawn} tone={null} />)
}
const SOFT = 'le décor est flou'

describe('below the styles on her photo', () => {
  it('she reads that some show the backdrop out of focus, and why', () => expect(draw(true)).toContain(SOFT))
  it.each([
    { what: 'none does', html: draw(false) },
    { what: 'she looks at the drawings', html: draw(true, { isDrawn: true }) },
    { what: 'her photo carries none', html: draw(true, { count: 0 }) },
  ])('nothing is said of it where $what', ({ html }) => expect(html).not.toContain(SOFT))
})
