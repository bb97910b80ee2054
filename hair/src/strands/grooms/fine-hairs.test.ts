import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { random } from '../../pixels/random.ts'
import { surveyOf } from '../../plate/survey.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import type { Root } from '../grow/strands.ts'
import { toHead } from '../head/head-axes.ts'
import { PLAIN } from './combing.ts'
import { fineHairs } from './fine-hairs.ts'

const analysis = await analyse(await drawnPhoto('carre'), stopwatch().timed)
if (!analysis) throw new Error('no face')
const small = await shrinkAnalysis(analysis, { w: 288, h: 384 })
const head = fitHead(small, surveyOf(small))
const POINTS = 8
const LINE = 5
const above = ({ y }: Root) => y - LINE
const grown = (density = 1) =>
  fineHairs(head, random(1), { above, to: [0, head.top, head.skull.z], points: POINTS, density })
const hairs = grown()
const point = Float64Array.of(0, 0, 0)
const read = (i: number, k: number): [number, number, number] => {
  const o = (i * POINTS + k) * 3
  toHead(head, hairs.at[o], hairs.at[o + 1], hairs.at[o + 2], point)
  return [point[0], point[1], point[2]]
}
const each = <T>(of: (i: number) => T): T[] => Array.from({ length: hairs.count }, (_, i) => of(i))

describe('fine hairs at the line of swept hair', () => {
  it('grow along it, a finger beyond at most, on both sides', () => {
    expect(hairs.count).toBeGreaterThan(100)
    const roots = each((i) => read(i, 0))
    for (const [, y] of roots) expect(Math.abs(y - LINE)).toBeLessThan(1.2)
    expect(new Set(roots.map(([x]) => Math.sign(x)))).toEqual(new Set([-1, 1]))
  })
  it('ever fewer the further beyond it', () => {
    const beyond = (from: number, to: number) =>
      each((i) => LINE - read(i, 0)[1]).filter((far) => far >= from && far < to).length
    expect(beyond(0.7, 1.1)).toBeLessThan(beyond(0, 0.4) / 2)
  })
  it('are short and half as wide as others, and most are swept the same way', () => {
    const longest = each((i) => Math.hypot(...read(i, POINTS - 1).map((v, q) => v - read(i, 0)[q])))
    expect(Math.max(...longest)).toBeLessThan(4)
    expect(Math.max(...hairs.width)).toBeLessThan(PLAIN.width)
    const up = each((i) => read(i, POINTS - 1)[1] > read(i, 0)[1])
    expect(up.filter(Boolean).length / up.length).toBeGreaterThan(0.5)
  })
  it('fewer and wider on a small picture, the same for the same chance', () => {
    const few = grown(0.1)
    expect(few.count).toBeLessThan(hairs.count / 5)
    expect(few.width[0]).toBeGreaterThan(hairs.width[0])
    expect(grown()).toEqual(hairs)
  })
})
