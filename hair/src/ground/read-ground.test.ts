import { describe, expect, it } from 'vitest'
import { plainPortrait } from '../../test/plain-portrait.ts'
import { BACKGROUND, CLOTHES, HAIR } from '../matte/masks.ts'
import { groundFeatures, mirrorView, viewGround } from './read-ground.ts'

const CHANNELS = 19
const SIZE = { w: 64, h: 80 }
/** A red wall, blue cloth below row 60, hair in columns 10 to 20. */
const view = viewGround(
  plainPortrait({
    kindAt: (x, y) => (x >= 10 && x <= 20 ? HAIR : y < 60 ? BACKGROUND : CLOTHES),
    colourAt: (_, y) => (y < 240 ? [255, 0, 0] : [0, 0, 255]),
  }),
)
const features = groundFeatures(view, SIZE)
const at = (all: Float32Array, x: number, y: number) =>
  [...all.subarray((y * SIZE.w + x) * CHANNELS, (y * SIZE.w + x + 1) * CHANNELS)].map((v) => +v.toFixed(3))

describe('what the ground network is asked', () => {
  it('shows colours and classes beside the hair', () => {
    const [red, green, blue, hole, background, skin, clothes] = at(features, 40, 30)
    expect([red, green, blue]).toEqual([1, -1, -1])
    expect([hole, background, skin, clothes]).toEqual([0, 1, 0, 0])
  })
  it('shows nothing of what the hair hides, and of its neighbours, but the colours spread from around', () => {
    for (const x of [9, 15, 21]) {
      const cell = at(features, x, 70)
      expect(cell.slice(0, 7)).toEqual([0, 0, 0, 1, 0, 0, 0])
      expect(cell.slice(16, 19)).toEqual([-1, -1, 1])
    }
    expect(at(features, 22, 70)[3]).toBe(0)
  })
  it('goes on with the last column beyond the frame', () =>
    expect(at(features, 63, 30).slice(0, 8)).toEqual(at(features, 59, 30).slice(0, 8)))
  it('in a mirror shows the same, the other way round', () => {
    const mirrored = groundFeatures(mirrorView(view), SIZE)
    const [there, here] = [at(mirrored, 44, 70), at(features, 15, 70)]
    expect(there[8]).toBeCloseTo(-here[8], 3)
    expect([...there.slice(0, 8), there[9]]).toEqual([...here.slice(0, 8), here[9]])
  })
})
