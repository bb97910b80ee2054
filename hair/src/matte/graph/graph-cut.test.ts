import { describe, expect, it } from 'vitest'
import { random } from '../../pixels/random.ts'
import { edgeLinks } from './edge-links.ts'
import { graphCut } from './graph-cut.ts'

const SIZE = { w: 6, h: 3 }
/** Dark on the left, light on the right of an edge after column `edge`. */
const scene = (edge: number) =>
  Float32Array.from({ length: 18 * 3 }, (_, k) => (k % 3 === 0 ? (((k / 3) | 0) % 6 < edge ? 0.2 : 0.8) : 0))
const evidence = (left: number, right: number) => {
  const out = new Float32Array(18)
  for (let y = 0; y < 3; y++) {
    out[y * 6] = left
    out[y * 6 + 5] = right
  }
  return out
}
const row = (cut: Uint8Array) => [...cut.subarray(6, 12)].join('')

describe('the cut follows the strongest edge between what is sure', () => {
  it('after the second column', () => {
    expect(row(graphCut(SIZE, evidence(5, -5), edgeLinks(scene(2), SIZE, 3)))).toBe('110000')
  })
  it('after the fourth column', () => {
    expect(row(graphCut(SIZE, evidence(5, -5), edgeLinks(scene(4), SIZE, 3)))).toBe('111100')
  })
  it('calls everything hair when nothing speaks against it', () => {
    expect(row(graphCut(SIZE, evidence(5, 5), edgeLinks(scene(3), SIZE, 3)))).toBe('111111')
  })
})

describe('of all ways to cut a picture', () => {
  const size = { w: 4, h: 3 }
  const n = size.w * size.h
  /** What a way costs: the evidence it goes against, and the links it cuts. */
  function costOf(cut: ArrayLike<number>, said: Float32Array, links: Float32Array[]): number {
    let cost = 0
    for (let i = 0; i < n; i++) {
      if (cut[i] ? said[i] < 0 : said[i] > 0) cost += Math.abs(said[i])
      ;[1, size.w, size.w + 1, size.w - 1].forEach((step, k) => {
        const link = links[2 * k][i]
        if (link > 0 && cut[i] !== cut[i + step]) cost += link
      })
    }
    return cost
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('it finds the cheapest, of picture %i', (seed) => {
    const next = random(seed)
    const colour = Float32Array.from({ length: n * 3 }, next)
    const links = edgeLinks(colour, size, 1)
    const said = Float32Array.from({ length: n }, () => 3 * (next() - 0.5))
    const ways = Array.from({ length: 2 ** n }, (_, way) =>
      Array.from({ length: n }, (_, i) => (way >> i) & 1),
    )
    const least = Math.min(...ways.map((way) => costOf(way, said, links)))
    expect(costOf(graphCut(size, said, links), said, links)).toBeCloseTo(least, 4)
  })
})
