import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../test/oval-face.ts'
import { type FaceFrame, faceFrame, toFace } from '../face/face-frame.ts'
import { faceBox } from '../face/face-regions.ts'
import type { Picture } from '../pixels/picture.ts'
import { hairIsCloth } from './hair-is-cloth.ts'
import { regionColours } from './region-colours.ts'

type Colour = readonly [number, number, number]
const SKIN: Colour = [200, 150, 125]
const NAVY: Colour = [30, 35, 70]
const WHITE: Colour = [215, 215, 225]
const BLUE: Colour = [40, 60, 190]
const BROWN: Colour = [70, 48, 36]
const SHINE: Colour = [105, 76, 58]
const [W, H] = [600, 800]
const face = ovalFace(W / 2, H * 0.4, 240)
const frame: FaceFrame = faceFrame(face)

/** Squares a fiftieth of a face wide. */
const print = (x: number, y: number): Colour => ((((x / 5) | 0) + ((y / 5) | 0)) % 2 ? NAVY : WHITE)
const strands = (x: number): Colour => (((x / 3) | 0) % 3 ? BROWN : SHINE)

interface Worn {
  head: (x: number, y: number) => Colour
  chest: (x: number, y: number) => Colour
}

/** Face and throat are bare; what is worn on the head hangs beside them down to the chest. */
function isCloth({ head, chest }: Worn): boolean {
  const data = new Uint8Array(W * H * 3)
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const [u, v] = toFace(frame, x, y)
      const isBare = Math.hypot(u / 0.4, v / 0.55) < 1 || (Math.abs(u) < 0.25 && v < 0 && v > -1)
      data.set(isBare ? SKIN : v < -1 ? chest(x, y) : head(x, y), (y * W + x) * 3)
    }
  }
  const picture: Picture = { w: W, h: H, data }
  return hairIsCloth(picture, face, regionColours(picture, faceBox(frame, [-0.1, -0.1, 0.1, 0.1])))
}

describe('cloth where hair should be', () => {
  it('a printed scarf is seen, the throat bare or not', () => {
    expect(isCloth({ head: print, chest: print })).toBe(true)
    expect(isCloth({ head: print, chest: () => WHITE })).toBe(true)
  })
  it('hair above a printed dress is hair', () => {
    expect(isCloth({ head: strands, chest: print })).toBe(false)
  })
  it('a blue cap over brown hair is seen by its colour, blue hair is hair', () => {
    const cap = (x: number, y: number): Colour => (y < frame.cy - 0.3 * frame.s ? BLUE : strands(x))
    expect(isCloth({ head: cap, chest: () => WHITE })).toBe(true)
    expect(isCloth({ head: () => BLUE, chest: () => WHITE })).toBe(false)
  })
})
