import { expect, it } from 'vitest'
import { plainPortrait } from '../../test/plain-portrait.ts'
import { SKIN } from '../matte/masks.ts'
import { linearToOklab, oklabToLinear } from '../pixels/oklab.ts'
import { toByte, toLinear } from '../pixels/srgb.ts'
import { chromaOfTint, skinTint } from './skin-tint.ts'

const tintOf = (colour: readonly [number, number, number]) =>
  skinTint(plainPortrait({ kindAt: () => SKIN, colourAt: () => colour }))

it('half the light is the same tint, and less lightness', () => {
  const [bright, dim] = [tintOf([200, 150, 125]), tintOf([146, 108, 90])]
  expect(dim?.warmth).toBeCloseTo(bright?.warmth ?? 0, 2)
  expect(dim?.tint).toBeCloseTo(bright?.tint ?? 0, 2)
  expect(dim?.L).toBeLessThan((bright?.L ?? 0) - 0.1)
})
it('is warmer under a lamp, pinker under a magenta one', () => {
  const day = tintOf([200, 150, 125])
  expect(tintOf([210, 150, 100])?.warmth).toBeGreaterThan((day?.warmth ?? 1) + 0.02)
  expect(tintOf([200, 140, 135])?.tint).toBeGreaterThan((day?.tint ?? 1) + 0.01)
})
it('nothing is said of a face that is blown out', () => expect(tintOf([255, 255, 252])).toBeNull())
it('what it adds to a grey is seen as that tint', () => {
  const [a, b] = chromaOfTint({ tint: 0.03, warmth: 0.1 })
  const [red, green, blue] = oklabToLinear(0.6, 0.6 * a, 0.6 * b).map(toByte)
  const seen = tintOf([red, green, blue])
  expect(seen?.tint).toBeCloseTo(0.03, 2)
  expect(seen?.warmth).toBeCloseTo(0.1, 2)
  expect(seen?.L).toBeCloseTo(linearToOklab(toLinear(red), toLinear(green), toLinear(blue))[0], 5)
})
