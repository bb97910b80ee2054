import { describe, expect, it } from 'vitest'
import { seeded } from '../random.ts'
import { strandBetween } from './guides.ts'
import { curveThrough, evenly, mirrored } from './line.ts'
import { closedPath, openPath, short } from './path.ts'
import { points } from './points.ts'
import { roundOutline } from './round.ts'
import { STRAIGHT, waved } from './wave.ts'

describe('a line', () => {
  it('is read as SVG writes points', () => {
    expect(points('1 2, 3.5 -4')).toEqual([
      [1, 2],
      [3.5, -4],
    ])
  })

  it('is refused when a number is missing', () => {
    expect(() => points('1 2, 3')).toThrow('Not a point')
  })

  it('is mirrored about the middle of the face', () => {
    expect(mirrored([[200, 10]])).toEqual([[280, 10]])
  })

  it('is spread evenly, both ends included', () => {
    expect(evenly(3, 0, 10)).toEqual([0, 5, 10])
  })
})

describe('a curve', () => {
  const drawn = points('0 0, 10 30, 40 30')

  it('passes through every point it was drawn with', () => {
    const curve = curveThrough(drawn, 8)
    expect(curve).toHaveLength(9)
    expect([curve[0], curve[4], curve[8]]).toEqual(drawn)
  })
})

describe('a path', () => {
  it('writes one decimal and no leading zero', () => {
    expect([1.25, -0.34, 0.04, 12].map(short)).toEqual(['1.3', '-.3', '0', '12'])
  })

  it('ends where its line ends, however many roundings lie between', () => {
    const line = curveThrough(points('0 0, 33.3 66.6, 99.9 133.2, 7.7 9.9'), 60)
    const numbers = [...openPath(line, 1).matchAll(/c([^c]+)/g)].map(([, segment]) =>
      segment!.match(/-?(?:\d+\.?\d*|\.\d+)/g)!.map(Number),
    )
    const end = numbers.reduce(([x, y], segment) => [x! + segment[4]!, y! + segment[5]!], [0, 0])
    expect(end[0]).toBeCloseTo(7.7, 0)
    expect(end[1]).toBeCloseTo(9.9, 0)
  })

  it('is closed when it is a shape', () => {
    expect(closedPath(points('0 0, 1 0, 1 1')).endsWith('z')).toBe(true)
  })
})

describe('a strand', () => {
  const guides = [points('0 0, 0 10'), points('10 0, 20 10')]

  it('lies between its guides', () => {
    expect(strandBetween(guides, 0)).toEqual(guides[0])
    expect(strandBetween(guides, 0.5)).toEqual([
      [5, 0],
      [10, 10],
    ])
    expect(strandBetween(guides, 1)).toEqual(guides[1])
  })

  it('stays straight without amplitude', () => {
    expect(waved(guides[0]!, STRAIGHT)).toEqual(guides[0])
  })

  it('lies flat at the root and never leaves its amplitude', () => {
    const line = curveThrough(points('100 0, 100 400'), 100)
    const offsets = waved(line, { amplitude: 8, frequency: 1, from: 100 }).map(([x]) => Math.abs(x - 100))
    expect(offsets[0]).toBeLessThan(0.1)
    expect(Math.max(...offsets)).toBeGreaterThan(5)
    expect(Math.max(...offsets)).toBeLessThanOrEqual(10)
  })
})

it('a round outline closes on itself and stays near its radius', () => {
  const outline = roundOutline({ centre: [0, 0], radius: 10, points: 12, unevenness: 0.1 }, seeded(1))
  expect(outline[0]).toEqual(outline.at(-1))
  const reaches = outline.map(([x, y]) => Math.hypot(x, y))
  expect(Math.min(...reaches)).toBeGreaterThanOrEqual(9)
  expect(Math.max(...reaches)).toBeLessThanOrEqual(11)
})

it('chance is the same for the same seed, and not for another', () => {
  const throws = (seed: number) => {
    const random = seeded(seed)
    return [random.between(0, 1), random.between(0, 1)]
  }
  expect(throws(7)).toEqual(throws(7))
  expect(throws(7)).not.toEqual(throws(8))
})
