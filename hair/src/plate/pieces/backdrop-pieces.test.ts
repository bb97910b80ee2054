import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import type { Size } from '../../pixels/picture.ts'
import { BY, backdropPieces } from './backdrop-pieces.ts'
import { readFrom } from './candidate-shifts.ts'

const [w, h] = [120, 90]
const size: Size = { w, h }
type ToneAt = (x: number, y: number) => number
const isHole = (i: number) => Math.abs((i % w) - 60) < 10 && Math.abs(((i / w) | 0) - 40) < 10
const grey = (tone: number) => [0, 1, 2].map(() => new Float32Array(w * h).fill(tone))

/** A backdrop of which hair, white, hides a square; rays carry on 0.5, patches 0.6. A face is 60 high. */
function laid(toneAt: ToneAt, calmAt: ToneAt) {
  const tone = Float32Array.from({ length: w * h }, (_, i) => (isHole(i) ? 1 : toneAt(i % w, (i / w) | 0)))
  const hole = Uint8Array.from(tone, (_, i) => (isHole(i) ? 1 : 0))
  const at = { ...plainReduced(size), channels: [tone, tone, tone], hole }
  const seen = Float32Array.from(hole, (hidden) => 1 - hidden)
  const calm = Float32Array.from(tone, (_, i) => calmAt(i % w, (i / w) | 0))
  const painted = { carried: grey(0.5), patched: grey(0.6) }
  const pieces = backdropPieces(at, { seen, ...painted, calm, axis: 60, s: 60 })
  const holes = [...hole.keys()].filter((i) => hole[i])
  const toneOf = (i: number) => {
    const j = readFrom(size, Uint8Array.from(seen), i, pieces.shifts[pieces.label[i]])
    return tone[j] + pieces.light[1][i]
  }
  const pictureOf = (i: number) => pieces.shifts[pieces.label[i]].picture ?? 0
  return { holes, pictureOf, toneOf, light: pieces.light[1] }
}
const leaves: ToneAt = (x, y) => (x % 10 < 5 !== y % 10 < 5 ? 0.2 : 0.8)

describe('a backdrop behind hair', () => {
  it('goes on in pieces as what stands in it is seen, not in smears', () => {
    const { holes, pictureOf, toneOf } = laid(leaves, () => 0)
    const isWrong = (i: number) => pictureOf(i) > 0 || Math.abs(toneOf(i) - leaves(i % w, (i / w) | 0)) > 0.15
    expect(holes.filter(isWrong).length / holes.length).toBeLessThan(0.05)
  })
  it('is left to its lines where they are believed and meet what is seen', () => {
    const { holes, pictureOf } = laid(
      () => 0.5,
      () => 1,
    )
    for (const i of holes) expect(pictureOf(i)).toBe(BY.rays)
  })
  it('never to rays where they are not, be nothing else that fits', () => {
    const { holes, pictureOf } = laid(leaves, (x) => (x < 60 ? 0 : 1))
    for (const i of holes) if (i % w < 55) expect(pictureOf(i)).not.toBe(BY.rays)
  })
})
