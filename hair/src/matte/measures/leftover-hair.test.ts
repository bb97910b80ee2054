import { expect, test } from 'vitest'
import { MASK, plainPortrait } from '../../../test/plain-portrait.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import { BACKGROUND, HAIR } from '../masks.ts'
import { leftoverHair } from './leftover-hair.ts'

/** Brown hair down to a row of the mask; of what hangs below in the same colour the matte knows nothing. */
const [FOUND, ENDS] = [50, 70]
const [LEFT, RIGHT] = [10, 20]
const { picture, face, matte, masks } = plainPortrait({
  kindAt: (x, y) => (x >= LEFT && x < RIGHT && y < FOUND ? HAIR : BACKGROUND),
  colourAt: (x, y) =>
    x >= LEFT * 4 && x < RIGHT * 4 && y < ENDS * 4 ? [80 + (y % 3) * 6, 60, 45] : [230, 230, 225],
})
const frame = faceFrame(face)
const lab = bytesToOklab(picture.data)

test('what goes on in the colour of the hair was left out', () => {
  const squareFaceHeights = ((RIGHT - LEFT) * (ENDS - FOUND)) / 24 ** 2
  expect(leftoverHair({ lab, matte, frame, masks })).toBeCloseTo(squareFaceHeights, 1)
})

test('a chair of that colour, where nobody is, was not', () => {
  const person = masks.person.map((_, i) => (i < FOUND * MASK.w ? 1 : 0))
  expect(leftoverHair({ lab, matte, frame, masks: { ...masks, person } })).toBe(0)
})
