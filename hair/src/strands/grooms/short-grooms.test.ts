import { describe, expect, it } from 'vitest'
import { drawnHead } from '../../../test/drawn-head.ts'
import { strandsInHead } from '../../../test/in-head.ts'
import type { Root } from '../grow/strands.ts'
import { skullDistance } from '../head/solids.ts'
import { groomOfStyle } from './groom-of-style.ts'

const head = await drawnHead()

/** Where hair grows at a temple. */
const TEMPLE = { z: 2, nx: 1, ny: 0, nz: 0, zone: 1 } as const
/** Units off the skull. */
const CLOSE = 0.5

const lowest = (style: string, seed: number) =>
  strandsInHead(head, style, seed, 0.01)
    .flat()
    .reduce((least, [, y]) => Math.min(least, y), 0)

describe.each([1, 2, 3])('with seed %i', (seed) => {
  it.each(['pixie', 'garconne'])('a %s ends in ever fewer hairs above an ear, and in no block', (style) => {
    const above = strandsInHead(head, style, seed, 0.1).map(([[x, y, z]]) => {
      const ear = head.ears[x < 0 ? 0 : 1]
      return Math.abs(z - ear.at[2]) < 1.5 ? y - ear.hairTo : Number.NaN
    })
    const between = (from: number, to: number) => above.filter((y) => y >= from && y < to).length
    expect(between(0.3, 1.3)).toBeLessThan(0.6 * between(3, 4))
    expect(between(0, 1.3)).toBeGreaterThan(0)
  })
  it.each(['pixie', 'garconne'])(
    'the sides of a %s are the shorter the nearer they are to the ear',
    (style) => {
      const sides = strandsInHead(head, style, seed, 0.1).flatMap((strand) => {
        const [root, tip] = [strand[0], strand[strand.length - 1]]
        const ear = head.ears[root[0] < 0 ? 0 : 1]
        return Math.abs(root[2] - ear.at[2]) < 2
          ? [
              {
                above: root[1] - ear.hairTo,
                long: Math.hypot(root[0] - tip[0], root[1] - tip[1], root[2] - tip[2]),
              },
            ]
          : []
      })
      const mean = (from: number, to: number) => {
        const some = sides.filter(({ above }) => above >= from && above < to)
        return some.reduce((sum, { long }) => sum + long, 0) / some.length
      }
      expect(mean(0, 1.5)).toBeLessThan(1.2)
      expect(mean(3, 4.5)).toBeGreaterThan(1.4 * mean(0, 1.5))
    },
  )
  it.each(['pixie', 'garconne'])('a %s is combed back at the temples', (style) => {
    const out = new Float64Array(3)
    const root = { x: 8, y: 3, z: 3, nx: 1, ny: 0, nz: 0, zone: 1, growth: 1 }
    groomOfStyle(style, seed)?.flow(Float64Array.of(8, 3, 3), root, head, out)
    expect(out[2]).toBeLessThan(-0.2)
  })
  it.each(['pixie', 'garconne'])(
    'the sides of a %s lie close to the head, and overhang no temple',
    (style) => {
      const n = new Float64Array(3)
      const away = strandsInHead(head, style, seed, 0.1).flatMap((strand) => {
        const [[x, y, z]] = strand
        const ear = head.ears[x < 0 ? 0 : 1]
        const isSide = Math.abs(z - ear.at[2]) < 2 && y - ear.hairTo > 0 && y - ear.hairTo < 4
        return isSide ? [Math.max(...strand.map((p) => skullDistance(head, p[0], p[1], p[2], n)))] : []
      })
      const sorted = away.sort((a, b) => a - b)
      expect(sorted[Math.floor(0.9 * sorted.length)]).toBeLessThan(CLOSE)
    },
  )
  it.each(['pixie', 'garconne'])(
    'the front of a %s is combed aside, half as far again as down: straight down it is a bowl',
    (style) => {
      const fronts = strandsInHead(head, style, seed, 0.1).flatMap((strand) => {
        const [root, tip] = [strand[0], strand[strand.length - 1]]
        const isFront = root[1] > 0.7 * head.top && root[2] > 3 && Math.abs(root[0]) < 3
        return isFront ? [{ aside: tip[0] - root[0], down: root[1] - tip[1] }] : []
      })
      const sum = (of: 'aside' | 'down') => fronts.reduce((total, front) => total + front[of], 0)
      expect(Math.abs(sum('aside'))).toBeGreaterThan(1.5 * sum('down'))
    },
  )
  it.each(['pixie', 'garconne'])('a %s has sideburns, short hairs that hang before the ear', (style) => {
    const hanging = strandsInHead(head, style, seed, 0.1).flatMap((strand) => {
      const [root, tip] = [strand[0], strand[strand.length - 1]]
      const ear = head.ears[root[0] < 0 ? 0 : 1]
      const isBefore = root[2] - ear.at[2] > 1.5 && root[1] < ear.hairTo
      return isBefore ? [{ down: root[1] - tip[1], back: root[2] - tip[2], low: ear.at[1] - tip[1] }] : []
    })
    const mean = (of: 'down' | 'back') =>
      hanging.reduce((sum, strand) => sum + strand[of], 0) / hanging.length
    expect(hanging.length).toBeGreaterThan(3)
    expect(mean('down')).toBeGreaterThan(2 * mean('back'))
    expect(mean('down')).toBeLessThan(1.2)
    expect(Math.max(...hanging.map(({ low }) => low))).toBeLessThan(1.5)
  })
  it.each(['pixie', 'garconne'])(
    'a %s begins with finer and shorter hairs at the line of a temple, and with no fewer: those were wires before her skin',
    (style) => {
      const groom = groomOfStyle(style, seed)
      const at = (growth: number, x: number) => {
        const roots = Array.from({ length: 20 }, (_, k) => ({ ...TEMPLE, x, y: 4 + k / 10, growth }))
        const mean = (of: (root: Root) => number | undefined) =>
          roots.reduce((sum, root) => sum + (of(root) ?? Number.NaN), 0) / roots.length
        return {
          share: mean((root) => groom?.thins?.(root, head)),
          fineness: mean((root) => groom?.fineness?.(root)),
          length: mean((root) => groom?.length(root, head)),
        }
      }
      const [line, behind, forehead] = [at(0, 8), at(5, 8), at(0, 3)]
      expect(line.share).toBe(behind.share)
      expect(line.fineness).toBeLessThan(0.75)
      expect(line.length).toBeLessThan(0.75 * behind.length)
      expect(behind.fineness).toBe(1)
      expect(forehead.fineness).toBe(1)
    },
  )
  it.each([
    ['garconne', 0, 1.3],
    ['pixie', 1.28, 1.47],
  ])(
    'what comes from the top of a %s to a side lies down on it, of a pixie less: else its tips are a spike beside the temple, or a cap',
    (style, least, most) => {
      const n = new Float64Array(3)
      const away = strandsInHead(head, style, seed, 0.3).flatMap((strand) => {
        const [root, tip] = [strand[0], strand[strand.length - 1]]
        const comesOver = Math.abs(root[0]) < 6 && Math.abs(tip[0]) > 7
        return comesOver ? [skullDistance(head, tip[0], tip[1], tip[2], n)] : []
      })
      const sorted = away.sort((a, b) => a - b)
      expect(sorted.length).toBeGreaterThan(10)
      const farthest = sorted[Math.floor(0.9 * sorted.length)]
      expect(farthest).toBeLessThan(most)
      expect(farthest).toBeGreaterThan(least)
    },
  )
  it('a pixie and a shorter crop end above the chin', () => {
    expect(lowest('pixie', seed)).toBeGreaterThan(head.chin - 1)
    expect(lowest('garconne', seed)).toBeGreaterThan(head.chin - 1)
  })
})
