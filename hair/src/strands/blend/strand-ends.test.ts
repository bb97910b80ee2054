import { describe, expect, it } from 'vitest'
import { straightHead } from '../../../test/straight-head.ts'
import { FAR } from '../head/depth-map.ts'
import { cloudEdge, ringletEnds, strandEnds } from './strand-ends.ts'

const head = straightHead(120, 120, 400)
const [W, H] = [240, 400]
/** A curtain of hair from the brow down, as wide as the picture, that ends at `row`. */
const curtain = (row: number) => ({
  ...{ w: W, h: H, lab: new Float32Array(W * H * 3) },
  alpha: Float32Array.from({ length: W * H }, (_, i) => (Math.floor(i / W) < row ? 1 : 0)),
})
const at = (row: number, ends: Float32Array) => ends[row * W + W / 2]

it('hair ends where none goes on below: between its last strands nothing is filled', () => {
  const ends = strandEnds(curtain(300), head)
  expect(at(297, ends)).toBeGreaterThan(0.9)
  expect(at(230, ends)).toBe(0)
})

it('a hole with hair below it is a gap', () => {
  const layer = curtain(300)
  for (let y = 220; y < 232; y++) layer.alpha.fill(0, y * W + 100, y * W + 140)
  expect(at(226, strandEnds(layer, head))).toBeLessThan(0.05)
})

it('hair that leaves the picture goes on below its frame', () =>
  expect(at(H - 2, strandEnds(curtain(H), head))).toBe(0))

it('a fringe that ends over a forehead keeps the hair behind its gaps', () =>
  expect(at(88, strandEnds(curtain(90), head))).toBe(0))

it('single curls are seen at the ends of ringlets and beside them', () => {
  const layer = curtain(300)
  for (let y = 0; y < H; y++) layer.alpha.fill(0, y * W, y * W + 60)
  const nowhere = { w: W / 2, h: H / 2, z: new Float32Array((W / 2) * (H / 2)).fill(FAR) }
  const ends = ringletEnds(layer, { ...head, depth: nowhere })
  expect(at(297, ends)).toBeGreaterThan(0.9)
  expect(ends[200 * W + 60]).toBeGreaterThan(0.9)
  expect(at(200, ends)).toBe(0)
})

describe('hair that stands off the head', () => {
  const NOWHERE = { w: W / 2, h: H / 2, z: new Float32Array((W / 2) * (H / 2)).fill(FAR) }

  it('ends in single coils: filled as gaps, its edge was a smooth dark rim', () => {
    const edge = cloudEdge(curtain(300), { ...head, depth: NOWHERE })
    expect(at(300, edge)).toBeGreaterThan(0.9)
    expect(at(240, edge)).toBe(0)
  })

  it('has no such edge beside her face: there it is seen against her hair, not the wall', () => {
    const below = Float32Array.from(NOWHERE.z, (z, i) => (Math.floor(i / (W / 2)) < 150 ? z : 0))
    const edge = cloudEdge(curtain(300), { ...head, depth: { ...NOWHERE, z: below } })
    expect(at(300, edge)).toBe(0)
  })
})
