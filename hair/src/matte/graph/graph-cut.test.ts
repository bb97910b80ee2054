import { describe, expect, it } from 'vitest'
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
