import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { random } from '../../pixels/random.ts'
import { surveyOf } from '../../plate/survey.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { spaceNoise } from '../grow/space-noise.ts'
import { BODY_Z, neckAxis } from '../head/solids.ts'
import { growTail, STATIONS } from './tail.ts'
import { comesOut, napeOf, wayDown } from './way-down.ts'

const analysis = await analyse(await drawnPhoto('carre'), stopwatch().timed)
if (!analysis) throw new Error('no face')
const small = await shrinkAnalysis(analysis, { w: 288, h: 384 })
const head = fitHead(small, surveyOf(small))
const neck = neckAxis(head)
const { skull } = head
const [POINTS, STRANDS] = [30, 1500]

const tailOn = (side: number) => ({
  from: napeOf(head, side),
  ...{ side, length: 39, radius: 2.6, strands: STRANDS, points: POINTS, width: 0.3 },
})
const grown = (side: number, seed = 1) =>
  growTail(head, tailOn(side), {
    ...{ next: random(seed), noise: spaceNoise(seed) },
    way: wayDown(head, tailOn(side), STATIONS),
  })

type Point = readonly [x: number, y: number, z: number]

/** Strands from the knot to the tips, camera space. */
function strandsOf(side: number): Point[][] {
  const { at } = grown(side)
  return Array.from({ length: STRANDS }, (_, i) =>
    Array.from({ length: POINTS }, (__, k): Point => {
      const o = (i * POINTS + k) * 3
      return [at[o], at[o + 1], at[o + 2]]
    }),
  )
}

describe.each([1, -1])('a tail over shoulder %i', (side) => {
  const strands = strandsOf(side)
  const points = strands.flat()
  /** Of what lies between two heights, from side to side. */
  const spread = (from: number, to: number): number => {
    const xs = points.flatMap(([x, y]) => (y < from && y > to ? [x] : []))
    const mean = xs.reduce((sum, x) => sum + x, 0) / xs.length
    return Math.sqrt(xs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / xs.length)
  }

  it('begins behind the head, where nobody sees it tied', () => {
    for (const [[x, , z]] of strands) {
      expect(Math.abs(x)).toBeLessThan(skull.side / 2)
      expect(z).toBeLessThan(skull.z)
    }
  })
  it('is hidden by the head above the lobes: seen there it hangs from an ear', () => {
    const ear = head.ears[side < 0 ? 0 : 1]
    const high = points.filter(([, y]) => y > ear.at[1] - ear.height / 2)
    expect(high.length).toBeGreaterThan(1000)
    expect(high.filter(([x]) => Math.abs(x) < Math.abs(ear.at[0])).length / high.length).toBeGreaterThan(0.99)
  })
  it('lies on the chest, before the body, on that side alone', () => {
    const low = points.filter(([, y]) => y < head.chin - 12)
    expect(low.length).toBeGreaterThan(1000)
    expect(
      low.filter(([x, , z]) => (x - neck.x) * side > 2 && z > BODY_Z).length / low.length,
    ).toBeGreaterThan(0.99)
  })
  it('touches the neck: between them the backdrop would be a hole', () => {
    for (const below of [0, 1, 2]) {
      const beside = points.flatMap(([x, y]) =>
        Math.abs(y - (head.chin - below)) < 0.5 ? [(x - neck.x) * side - neck.radius] : [],
      )
      expect(Math.min(...beside)).toBeLessThan(0.5)
    }
  })
  it('ends at many heights: at one it is cut off like a rope', () => {
    const ends = strands.map((strand) => strand[POINTS - 1][1])
    const mean = ends.reduce((sum, y) => sum + y, 0) / STRANDS
    const spread = Math.sqrt(ends.reduce((sum, y) => sum + (y - mean) ** 2, 0) / STRANDS)
    expect(spread).toBeGreaterThan(3)
  })
  it('narrows towards its tips: as wide as above it is torn off', () => {
    const tips = Math.min(...points.map(([, y]) => y))
    expect(spread(tips + 5, tips)).toBeLessThan(0.8 * spread(head.chin - 8, head.chin - 13))
  })
  it('comes out of the shade of the neck narrower than it falls: as wide it has a blunt root', () => {
    const way = wayDown(head, tailOn(side), STATIONS)
    const from = way.at[comesOut(way, head, side) * 3 + 1]
    expect(spread(from + 0.5, from - 1)).toBeLessThan(0.65 * spread(head.chin - 8, head.chin - 13))
  })
  it('is wide there all the same: thin it hangs from a stem', () => {
    const way = wayDown(head, tailOn(side), STATIONS)
    const from = way.at[comesOut(way, head, side) * 3 + 1]
    expect(spread(from + 0.5, from - 1)).toBeGreaterThan(0.4 * spread(head.chin - 8, head.chin - 13))
  })
  it('passes beside a neck as wide as it is seen: before it, it comes out from under a jaw', () => {
    const wide = head.depth.z.map((z, i) => {
      const x = (((i % head.depth.w) * 2 - head.x0) / head.unit - neck.x) * side
      return x > 0 && x < 6.4 ? Math.max(z, neck.z) : z
    })
    const beside = ({ at, shoulder }: ReturnType<typeof wayDown>) =>
      Array.from({ length: STATIONS }, (_, k) => k * 3)
        .filter((o) => at[o + 1] < shoulder + 2.5)
        .map((o) => (at[o] - neck.x) * side)[0]
    const widened = wayDown({ ...head, depth: { ...head.depth, z: wide } }, tailOn(side), STATIONS)
    expect(beside(widened)).toBeGreaterThan(beside(wayDown(head, tailOn(side), STATIONS)) + 0.3)
  })
  it('presses what lies towards the neck outwards: it came before it cut off square', () => {
    const { at, shoulder } = wayDown(head, tailOn(side), STATIONS)
    const o = Array.from({ length: STATIONS }, (_, k) => k * 3).find((k) => at[k + 1] < shoulder + 2.5) ?? 0
    const aside = points.flatMap(([x, y]) => (Math.abs(y - at[o + 1]) < 0.4 ? [(x - at[o]) * side] : []))
    const reach = (sign: number) =>
      aside.map((x) => x * sign).sort((a, b) => b - a)[Math.round(aside.length / 50)]
    expect(reach(-1)).toBeLessThan(0.8 * reach(1))
  })
  it('waves towards its tips: ruled it is a board', () => {
    const lower = strands.map((strand) => strand.slice(POINTS / 2).map(([x]) => x))
    const turns = lower.filter((across) => {
      const steps = across.slice(1).map((x, k) => x - across[k])
      return Math.max(...steps) > 0.1 && Math.min(...steps) < -0.1
    })
    expect(turns.length / STRANDS).toBeGreaterThan(0.7)
  })
  it('leans forward ever less from the shoulder on: each time it leans more and less again is a band of light', () => {
    const { along } = wayDown(head, tailOn(side), STATIONS)
    const forward = Array.from({ length: STATIONS }, (_, k) => along[k * 3 + 2])
    const falling = forward.slice(forward.indexOf(Math.max(...forward)))
    expect(falling.length).toBeGreaterThan(STATIONS / 2)
    const more = falling.slice(1).map((lean, k) => lean - falling[k])
    expect(Math.max(...more)).toBeLessThan(0.02)
  })
  it('turns nowhere sharply: it would have a crease', () => {
    const { along } = wayDown(head, tailOn(side), STATIONS)
    const turns = Array.from({ length: STATIONS - 1 }, (_, k) => {
      const o = k * 3
      const [x, y, z] = [0, 1, 2].map((q) => along[o + q] * along[o + 3 + q])
      return Math.acos(Math.min(1, x + y + z))
    })
    expect(Math.max(...turns)).toBeLessThan(0.25)
  })
})

it('a tail is the same for the same chance, another one for another', () => {
  expect(grown(1)).toEqual(grown(1))
  expect(grown(1, 2).at).not.toEqual(grown(1).at)
})
