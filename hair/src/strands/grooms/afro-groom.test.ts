import { describe, expect, it } from 'vitest'
import { drawnHead } from '../../../test/drawn-head.ts'
import { type Point, strandsInHead } from '../../../test/in-head.ts'

const seen = await drawnHead()
const head = { ...seen, coversEars: true }

const longOf = (hair: Point[]): number =>
  Math.max(...hair.map((p) => Math.hypot(...p.map((v, q) => v - hair[0][q]))))
const apart = (a: Point, b: Point): number => Math.hypot(...a.map((v, q) => v - b[q]))
const meanOf = (values: number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

describe.each([1, 2, 3])('an afro, with seed %i', (seed) => {
  const hairs = strandsInHead(head, 'afro_naturel', seed, 0.1)
  /** Half its width over a unit of height, but for single coils. */
  const wide = (from: number): number => {
    const aside = hairs.flat().flatMap(([x, y]) => (y >= from && y < from + 1 ? Math.abs(x) : []))
    return aside.sort((a, b) => a - b)[Math.floor(0.98 * aside.length)]
  }
  const isAbove = ([[, y, z]]: Point[]) => z > 3 && y > head.eyes + 6

  it('is a ball: as wide beside the eyes as above the brows, not a cap that narrows from there', () => {
    expect(wide(2)).toBeGreaterThan(0.95 * wide(8))
  })
  it('closes in on the neck below the ears: standing off it ended in two lobes beside the jaw', () => {
    const low = hairs.map((hair) => hair[hair.length - 1]).filter(([, y]) => y < head.chin * 0.55)
    expect(low.length).toBeGreaterThan(0.02 * hairs.length)
    expect(meanOf(low.map(([x]) => Math.abs(x)))).toBeLessThan(0.45 * wide(2))
    expect(Math.min(...low.map(([, y]) => y))).toBeGreaterThan(head.chin - 3.5)
  })
  it('ends beside ears that are seen, and hangs behind none of them', () => {
    const low = (all: Point[][]) => all.filter((hair) => hair[hair.length - 1][1] < head.chin * 0.55).length
    const bare = strandsInHead(seen, 'afro_naturel', seed, 0.1)
    expect(low(bare)).toBeLessThan(0.4 * low(hairs))
  })
  it('is dense at the temples: between fewer coils her own combed hair would be seen', () => {
    const atTemples = hairs.filter(([[, y, z]]) => z > 3 && y > head.eyes && y < head.eyes + 4)
    expect(atTemples.length).toBeGreaterThan(0.012 * hairs.length)
  })
  it('begins over the forehead with short coils', () => {
    const above = hairs.filter(isAbove).sort(([[, a]], [[, b]]) => a - b)
    const quarter = Math.floor(above.length / 4)
    const first = meanOf(above.slice(0, quarter).map(longOf))
    const behind = meanOf(above.slice(-quarter).map(longOf))
    expect(first).toBeLessThan(0.75 * behind)
  })
  it('is coiled: strands that lie together turn together, each for itself they are felt', () => {
    const [from, to] = [0.7, 0.78].map((u) => Math.round(u * (hairs[0].length - 1)))
    // over the ears too they are sparser: with as many, the nearest is in another lock
    const dense = strandsInHead(head, 'afro_naturel', seed, 0.15)
    const some = dense.filter((_, i) => i % 60 === 0)
    const alike = some.map((hair) => {
      const near = dense.reduce(
        (best, other) =>
          other !== hair && (best === hair || apart(other[from], hair[from]) < apart(best[from], hair[from]))
            ? other
            : best,
        hair,
      )
      const [a, b] = [hair, near].map((one) => one[to].map((v, q) => v - one[from][q]))
      return a.reduce((sum, v, q) => sum + v * b[q], 0) / Math.hypot(...a) / Math.hypot(...b)
    })
    expect(meanOf(alike)).toBeGreaterThan(0.6)
  })
})
