import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { browAreas, pixelOf } from '../../face/brow-area.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { stopwatch } from '../../stopwatch.ts'
import { type BrowReading, columnAt, readBrow } from './read-brow.ts'

const SKIN = [200, 160, 140]
const BROW = [80, 60, 50]

const found = await analyse(await drawnPhoto('avant'), stopwatch().timed)
if (!found) throw new Error('No face in a drawn portrait')
const { face, picture } = found
const { w, h } = picture
const f = faceFrame(face)
const [area] = browAreas(face, f, picture)
const [temple, nose] = [area.middle.at(-1)?.[0] ?? 0, area.middle[0][0]]
/** Pixels of a column, so far along the brow. */
const xAt = (along: number) => nose + (temple - nose) * along

/** The brow on skin, a black lock so far along it, and how far it is painted over. */
function reading({ lock = Number.NaN, painted = Number.NaN }): BrowReading {
  const data = new Uint8Array(w * h * 3)
  for (let i = 0; i < w * h; i++) data.set(SKIN, i * 3)
  for (const [j, v] of area.brow.entries()) if (v > 0.5) data.set(BROW, pixelOf(area.box, j, w) * 3)
  const share = new Float32Array((w / 2) * (h / 2))
  const isBeyond = (x: number, along: number) => (x - xAt(along)) * Math.sign(temple - nose) > 0
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, (i / w) | 0]
    if (isBeyond(x, lock)) data.set([15, 15, 15], i * 3)
    if (isBeyond(x, painted)) share[(y >> 1) * (w / 2) + (x >> 1)] = 1
  }
  return readBrow(area, f, { picture: { w, h, data }, painted: { w: w / 2, h: h / 2, share } })
}

const column = (along: number) => Math.round(columnAt(along))
const darkest = ({ dark, w: across }: BrowReading, along: number) =>
  Math.max(...dark.filter((_, j) => j % across === column(along)))

describe('a brow laid straight', () => {
  it('is as dark as its hairs are beside the skin, and skin is not', () => {
    const brow = reading({})
    expect(darkest(brow, 0.5)).toBeGreaterThan(1.3)
    expect(darkest(brow, 1.25)).toBeLessThan(0.05)
  })
  it('is seen as far as nothing is painted over it', () => {
    const { seen } = reading({ painted: 0.6 })
    expect(seen[column(0.5)]).toBe(1)
    expect(seen[column(0.7)]).toBe(0)
  })
  it('ends before a lock that nobody told of', () => {
    expect(reading({}).seen[column(1.2)]).toBe(1)
    const { seen } = reading({ lock: 1.15 })
    expect(seen[column(0.9)]).toBe(1)
    expect(seen[column(1.2)]).toBe(0)
  })
})
