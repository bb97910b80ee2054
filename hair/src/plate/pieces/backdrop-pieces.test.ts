import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import type { Size } from '../../pixels/picture.ts'
import { backdropPieces } from './backdrop-pieces.ts'
import { readFrom, STAYS } from './candidate-shifts.ts'

const [w, h] = [120, 90]
const size: Size = { w, h }
type ToneAt = (x: number, y: number) => number
const isHole = (i: number) => Math.abs((i % w) - 60) < 10 && Math.abs(((i / w) | 0) - 40) < 10
const grey = (tone: number) => [0, 1, 2].map(() => new Float32Array(w * h).fill(tone))

/** A backdrop of which hair, white, hides a square; rays carry on 0.5, patches 0.6. A face is 60 high. */
function laid(toneAt: ToneAt, calm: number) {
  const tone = Float32Array.from({ length: w * h }, (_, i) => (isHole(i) ? 1 : toneAt(i % w, (i / w) | 0)))
  const hole = Uint8Array.from(tone, (_, i) => (isHole(i) ? 1 : 0))
  const at = { ...plainReduced(size), channels: [tone, tone, tone], hole }
  const seen = Float32Array.from(hole, (hidden) => 1 - hidden)
  const [calmPlane] = grey(calm)
  const painted = { carried: grey(0.5), patched: grey(0.6) }
  const { pieces, smooth } = backdropPieces(at, { seen, ...painted, calm: calmPlane, axis: 60, s: 60 })
  const holes = [...hole.keys()].filter((i) => hole[i])
  const toneOf = (i: number) => {
    const j = readFrom(size, Uint8Array.from(seen), i, pieces.shifts[pieces.label[i]])
    return tone[j] + pieces.light[1][i]
  }
  const stays = (i: number) => pieces.shifts[pieces.label[i]] === STAYS
  return { holes, stays, smooth, toneOf }
}
const leaves: ToneAt = (x, y) => (x % 10 < 5 !== y % 10 < 5 ? 0.2 : 0.8)

describe('a backdrop behind hair', () => {
  it('goes on in pieces as what stands in it is seen, not in smears', () => {
    const { holes, stays, smooth, toneOf } = laid(leaves, 0)
    const wrong = holes.filter((i) => stays(i) || Math.abs(toneOf(i) - leaves(i % w, (i / w) | 0)) > 0.15)
    expect(wrong.length / holes.length).toBeLessThan(0.05)
    expect(smooth[40 * w + 60]).toBe(0)
  })
  it('is left to its lines where they are believed and meet what is seen', () => {
    const { holes, stays, smooth } = laid(() => 0.5, 1)
    for (const i of holes) expect([stays(i), smooth[i]]).toEqual([true, 1])
  })
})
