import { describe, expect, it } from 'vitest'
import { plainPortrait } from '../../../../test/plain-portrait.ts'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../../../matte/masks.ts'
import { guessLayout } from '../guess-layout.ts'
import { LAYER } from '../layout.ts'

type Colour = [number, number, number]
const [WHITE, TAN, DARK]: Colour[] = [
  [230, 230, 240],
  [170, 110, 80],
  [30, 20, 15],
]

/** Chin at row 40; hair beside the neck, a shirt below row 38, and a strip of its collar below the hair, of some colour. */
function collarOf(colour: Colour) {
  const isStrip = (x: number, y: number) => x > 14 && x < 24 && y > 31 && y <= 38
  const kindAt = (x: number, y: number) => {
    if (Math.hypot((x - 29.5) / 9, (y - 28) / 12) < 1) return SKIN
    if (x > 23 && x < 37 && y > 36 && y < 55) return SKIN
    if (y > 38) return CLOTHES
    if (isStrip(x, y)) return BACKGROUND
    return x > 12 && x < 47 && y > 10 ? HAIR : BACKGROUND
  }
  const { layer, w } = guessLayout(
    plainPortrait({
      kindAt,
      colourAt: (fullX, fullY) => {
        const [x, y] = [(fullX / 4) | 0, (fullY / 4) | 0]
        if (isStrip(x, y)) return colour
        const kind = kindAt(x, y)
        return kind === SKIN ? TAN : kind === CLOTHES ? WHITE : kind === HAIR ? DARK : [60, 90, 60]
      },
      groundAt: (x, y) => (y > 38 ? [0, 0, 1] : Math.abs(x - 30) < 12 && y > 36 ? [0, 1, 0] : [1, 0, 0]),
    }),
  )
  return [15, 16, 17].map((x) => layer[34 * w + x])
}

describe('what masks take for backdrop or hair beside hair', () => {
  const cloth = [LAYER.clothes, LAYER.clothes, LAYER.clothes]
  it('is cloth where it goes on from cloth in its colour', () => expect(collarOf(WHITE)).toEqual(cloth))
  it('in the shade of hair too', () => expect(collarOf([140, 140, 146])).toEqual(cloth))
  it('but not in the colour of skin', () => expect(collarOf(TAN)).not.toContain(LAYER.clothes))
  it('nor in that of hair', () => expect(collarOf(DARK)).not.toContain(LAYER.clothes))
})
