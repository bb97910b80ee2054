import { describe, expect, it } from 'vitest'
import { drawnHead } from '../../../test/drawn-head.ts'
import { strandsInHead } from '../../../test/in-head.ts'
import { skullDistance } from '../head/solids.ts'

const head = await drawnHead()

const mean = (values: number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

describe.each([1, 2, 3, 4])('a bob with a fringe, seed %i', (seed) => {
  const strands = strandsInHead(head, 'carre_frange', seed, 0.2)
  const fringe = strands.filter((points) => {
    const [x, y, z] = points[points.length - 1]
    return y > head.eyes && z > 4 && Math.abs(x) < 5
  })

  it('leaves a whorl beside the middle: at the very middle both of its halves are one, mirrored', () => {
    const aside = strands.flatMap((points) => {
      const [[x, y, z], [toX]] = [points[0], points[Math.round(points.length / 5)]]
      return y > 0.85 * head.top && Math.abs(x) < 0.8 && z < -2 ? [Math.sign(toX - x)] : []
    })
    expect(aside.length).toBeGreaterThan(15)
    expect(Math.abs(mean(aside))).toBeGreaterThan(0.5)
  })
  it('has a fringe that falls straight: turned in as its sides are, its halves met in a wedge between the brows', () => {
    const inward = (side: number) =>
      mean(
        fringe.flatMap((points) => {
          const [before, tip] = [points[Math.round(0.75 * points.length)], points[points.length - 1]]
          return before[0] * side > 1 ? [(before[0] - tip[0]) * side] : []
        }),
      )
    expect(fringe.length).toBeGreaterThan(100)
    // both halves: what falls aside as one leaves the one as it comes to the other
    expect((inward(1) + inward(-1)) / 2).toBeLessThan(0.1)
  })
  it('has no ruled fringe: its ends differ by about half a finger', () => {
    const ends = fringe.flatMap((points) => {
      const [x, y] = points[points.length - 1]
      return Math.abs(x) < 3 ? [y] : []
    })
    const middle = mean(ends)
    expect(Math.sqrt(mean(ends.map((y) => (y - middle) ** 2)))).toBeGreaterThan(0.4)
  })
})

it.each([1, 2, 3, 4])(
  'a plunging bob lies on the sides of the head, seed %i: a thumb off them it is a helmet',
  (seed) => {
    const heights = strandsInHead(head, 'carre_plongeant', seed, 0.05)
      .flat()
      .flatMap(([x, y, z]) => {
        const isBeside = Math.abs(x) > 6 && y > head.skull.y && y < 0.8 * head.top
        return isBeside ? [skullDistance(head, x, y, z, new Float64Array(3))] : []
      })
    const outermost = heights.sort((a, b) => a - b)[Math.floor(0.9 * heights.length)]
    expect(outermost).toBeLessThan(1.27)
  },
)
