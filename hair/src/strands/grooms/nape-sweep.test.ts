import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { random } from '../../pixels/random.ts'
import { surveyOf } from '../../plate/survey.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { toHead } from '../head/head-axes.ts'
import { neckAxis } from '../head/solids.ts'
import { napeSweep } from './nape-sweep.ts'
import { comesOut, napeOf, wayDown } from './way-down.ts'

const analysis = await analyse(await drawnPhoto('carre'), stopwatch().timed)
if (!analysis) throw new Error('no face')
const small = await shrinkAnalysis(analysis, { w: 288, h: 384 })
const head = fitHead(small, surveyOf(small))
const neck = neckAxis(head)
const POINTS = 24

describe.each([1, -1])('hair of the nape under a tail over shoulder %i', (side) => {
  const way = wayDown(head, { from: napeOf(head), side, length: 39, radius: 2.6 }, 64)
  const { at, count } = napeSweep(head, { way, side, next: random(1) }, { points: POINTS, density: 1 })
  const strands = Array.from({ length: count }, (_, i) => i * POINTS * 3)

  it('begins behind the ear, where it hides its roots', () => {
    const ear = head.ears[side < 0 ? 0 : 1]
    const p = new Float64Array(3)
    for (const o of strands) {
      toHead(head, at[o], at[o + 1], at[o + 2], p)
      expect(p[2]).toBeLessThan(ear.at[2])
      expect(p[1]).toBeGreaterThan(ear.at[1] - ear.height / 2)
    }
  })
  it('runs into the tail, or it would hang beside it', () => {
    const from = comesOut(way, head, side)
    const heights = strands.map((o) => at[o + (POINTS - 1) * 3 + 1])
    expect(Math.max(...heights)).toBeLessThan(way.at[from * 3 + 1] + 0.5)
  })
  it('passes close beside the neck: across it, it is a collar, and farther out a second tail', () => {
    const outside = strands.map((o) => (at[o + (POINTS / 2) * 3] - neck.x) * side - neck.radius)
    expect(Math.min(...outside)).toBeGreaterThan(-0.5)
    expect(Math.max(...outside)).toBeLessThan(2.5)
  })
})
