import { expect, it } from 'vitest'
import type { Head } from '../head/head.ts'
import { BODY_Z, bodyHalf } from '../head/solids.ts'
import { overShoulders } from './over-shoulders.ts'
import { spaceNoise } from './space-noise.ts'

/** A head that looks straight into the camera, ten pixels to a unit, and shoulders four units below its chin. */
const head = {
  ...{ x0: 200, y0: 200, unit: 10, w: 400, h: 400, eyes: 2, chin: -9, top: 13 },
  axes: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
  shoulders: new Float32Array(400).fill(-13),
} as unknown as Head
const over = overShoulders(head, spaceNoise(1))

interface Place {
  x?: number
  y?: number
  z?: number
  rootZ?: number
}

/** How hard each of many hairs beside the neck, of roots at all heights, is pulled forward. */
function forward({ x = 7, y = -9, z = -7, rootZ = -6 }: Place = {}): number[] {
  return Array.from({ length: 80 }, (_, k) => {
    const root = { x: x * (0.5 + (k % 8) / 14), y: -4 + k / 8, z: rootZ, nx: 0, ny: 0, nz: -1 }
    const share = over.share({ ...root, zone: 1, growth: 1 })
    const want = Float64Array.of(0, -1, 0)
    over.pull({ p: Float64Array.of(x, y, z), y, side: Math.sign(x), share }, want)
    return want[2]
  })
}
const share = (pulls: number[]) => pulls.filter((pull) => pull > 0.5).length / pulls.length

it('some of the hair behind the ears comes forward over each shoulder, and some stays behind', () => {
  for (const x of [7, -7]) {
    expect(share(forward({ x }))).toBeGreaterThan(0.1)
    expect(share(forward({ x }))).toBeLessThan(0.9)
  }
})

it('does so from the jaw down, not beside the face', () => {
  expect(Math.max(...forward({ y: head.chin + 9 }))).toBe(0)
})

it('is pulled no further once it lies before the shoulder', () => {
  const y = head.chin - 8
  const front = BODY_Z + bodyHalf(head, 7, y)
  expect(share(forward({ y, z: front - 3 }))).toBeGreaterThan(0.1)
  expect(Math.max(...forward({ y, z: front + 2.5 }))).toBe(0)
})

it('leaves alone what grows before the ears', () => {
  expect(Math.max(...forward({ rootZ: 2 }))).toBe(0)
})
