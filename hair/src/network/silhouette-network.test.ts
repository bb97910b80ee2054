import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { readPortrait } from '../analysis/analyse.ts'
import { resizePicture } from '../files/resize-picture.ts'
import type { Plane } from '../pixels/picture.ts'
import { stopwatch } from '../stopwatch.ts'
import { loadSilhouetteNetwork } from './load-networks.ts'

const network = await loadSilhouetteNetwork()

/** Walls: pale, black, and the colours of the drawn hair. */
const WALLS = [
  ['avant', '#e9e2f7'],
  ['carre', '#2a201a'],
  ['carre', '#a41218'],
  ['lob', '#d9793a'],
] as const

async function silhouetteOf(drawing: 'avant' | 'lob' | 'carre', background: string): Promise<Plane> {
  const portrait = await readPortrait(await drawnPhoto(drawing, { background }), stopwatch().timed)
  if (!portrait) throw new Error('Expected a face')
  return network.run((await resizePicture(portrait.picture, network.width, network.height)).data)
}

/** What is said at a place, given in shares of width and height. */
const at = (silhouette: Plane, x: number, y: number): number =>
  silhouette[Math.floor(y * network.height) * network.width + Math.floor(x * network.width)]

describe.each(WALLS)('%s before a wall of %s', (drawing, wall) => {
  it('has one share per pixel, from nobody to a person', async () => {
    const silhouette = await silhouetteOf(drawing, wall)
    expect(silhouette).toHaveLength(network.width * network.height)
    expect(Math.min(...silhouette)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...silhouette)).toBeLessThanOrEqual(1)
  })
  it('is seen where face, hair and chest are, and not beside the head', async () => {
    const silhouette = await silhouetteOf(drawing, wall)
    const [FACE, HAIR, CHEST] = [
      [0.5, 0.42],
      [0.5, 0.2],
      [0.5, 0.95],
    ]
    for (const [x, y] of [FACE, HAIR, CHEST]) expect(at(silhouette, x, y)).toBeGreaterThan(0.95)
    for (const x of [0.03, 0.97]) expect(at(silhouette, x, 0.3)).toBeLessThan(0.05)
  })
})

it('nobody is seen on a bare wall', () => {
  const wall = new Uint8Array(network.width * network.height * 3).fill(128)
  expect(Math.max(...network.run(wall))).toBeLessThan(0.5)
})
