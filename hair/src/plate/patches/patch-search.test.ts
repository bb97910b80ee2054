import { describe, expect, it } from 'vitest'
import { random } from '../../pixels/random.ts'
import { NO_SOURCE, type PatchLevel } from './patch-pyramid.ts'
import { PatchSearch } from './patch-search.ts'

const [w, h] = [24, 20]
const n = w * h
const RADIUS = 2
const inHole = (i: number) => i % w >= 10 && i % w < 14 && i >= 8 * w && i < 12 * w
const HOLE = Array.from({ length: n }, (_, i) => i).filter(inHole)

/** Columns of a tone each, a hole among them that holds what stands around it already. */
function level(kindAt: (x: number) => number = () => 0): PatchLevel {
  const plane = () => Float32Array.from({ length: n }, (_, i) => ((i % w) % 5) / 5)
  return {
    ...{ w, h, channels: [plane(), plane(), plane()] },
    hole: Uint8Array.from({ length: n }, (_, i) => (inHole(i) ? 1 : 0)),
    classes: Uint8Array.from({ length: n }, (_, i) => kindAt(i % w)),
  }
}
function searched(of: PatchLevel, classes = [0]): PatchSearch {
  const search = new PatchSearch(of, classes, w / 2, RADIUS, random(7))
  search.start(null)
  for (let round = 0; round < 4; round++) search.improve(w, true)
  return search
}

describe('each missing pixel finds a source', () => {
  const search = searched(level())
  it('whose patch lies inside the frame and round a known pixel', () => {
    for (const i of HOLE) {
      const [x, y] = [search.sourceX[i], search.sourceY[i]]
      expect(x).toBeGreaterThanOrEqual(RADIUS)
      expect(x).toBeLessThan(w - RADIUS)
      expect(y).toBeGreaterThanOrEqual(RADIUS)
      expect(y).toBeLessThan(h - RADIUS)
      expect(inHole(y * w + x)).toBe(false)
    }
  })
  it('that looks like its surroundings: the same column of the pattern', () => {
    const isSame = HOLE.filter((i) => !search.mirrored[i] && (search.sourceX[i] - (i % w)) % 5 === 0)
    expect(isSame.length).toBeGreaterThan(0.9 * HOLE.length)
  })
  it('and what is known finds none', () => expect(search.sourceX[0]).toBe(-1))
})

describe('no source is', () => {
  it('what is of another class', () => {
    const search = searched(
      level((x) => (x < 12 ? 0 : 1)),
      [0, 1],
    )
    for (const i of HOLE) expect(search.sourceX[i] < 12).toBe(i % w < 12)
  })
  it('what may not be copied', () => {
    const search = searched(level((x) => (x > 16 ? NO_SOURCE : 0)))
    for (const i of HOLE) expect(search.sourceX[i]).toBeLessThanOrEqual(16)
  })
  it('of a class that nobody asked for', () => {
    expect(Math.max(...searched(level(), [3]).sourceX)).toBe(-1)
  })
})

describe('the patches over a pixel vote', () => {
  it('and a pixel on which they agree is what they say', () => {
    const of = level()
    const before = of.channels[0].slice()
    searched(of).vote(1)
    for (const i of HOLE) expect(of.channels[0][i]).toBeCloseTo(before[i], 1)
  })
  it('of what is known nothing is changed', () => {
    const of = level()
    const before = of.channels[0].slice()
    searched(of).vote(1)
    for (let i = 0; i < n; i++) if (!inHole(i)) expect(of.channels[0][i]).toBe(before[i])
  })
})

describe('a guide', () => {
  const wide = 96
  const isMissing = (i: number) => i % wide >= 40 && i % wide < 56 && i >= 8 * wide && i < 12 * wide
  const missing = Array.from({ length: wide * h }, (_, i) => i).filter(isMissing)
  /** The same grey everywhere. */
  const plain = (guide?: Float32Array): PatchLevel => ({
    ...{ w: wide, h, guide },
    channels: [0, 1, 2].map(() => new Float32Array(wide * h).fill(0.5)),
    hole: Uint8Array.from({ length: wide * h }, (_, i) => (isMissing(i) ? 1 : 0)),
    classes: new Uint8Array(wide * h),
  })
  const guided = (guideAt: (x: number) => number) =>
    searched(plain(Float32Array.from({ length: wide * h }, (_, i) => guideAt(i % wide))))
  const away = ({ sourceX }: PatchSearch, guideAt: (x: number) => number) =>
    missing.reduce((sum, i) => sum + Math.abs(guideAt(sourceX[i]) - guideAt(i % wide)), 0) / missing.length
  const banded = (x: number) => (x % 16) / 16
  it('leads to sources as far from the edge of a garment: its trim goes on along it', () => {
    const unguided = away(searched(plain()), banded)
    expect(away(guided(banded), banded)).toBeLessThan(0.5 * unguided)
  })
  it('that says the same everywhere leads nowhere', () =>
    expect(guided(() => 0.5).sourceX).toEqual(searched(plain()).sourceX))
})
