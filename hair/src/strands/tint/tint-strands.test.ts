import { describe, expect, it } from 'vitest'
import type { HairPalette } from './hair-palette.ts'
import { lightBands, quantiles } from './light-bands.ts'
import { byShare, tintStrands } from './tint-strands.ts'

const even = Float32Array.from({ length: 101 }, (_, q) => q / 100)
const dark = even.map((v) => v * 0.4)

/** Lightness evenly around a middle, so much for each per cent, without colour. */
const greys = (middle: number, step: number, spread: number[]): HairPalette => ({
  lightness: Float32Array.from({ length: 101 }, (_, q) => middle + (q - 50) * step),
  ...{ a: new Float32Array(51), b: new Float32Array(51), spread },
})

const unshaded = (w: number, h: number) => ({ w, h, share: new Float32Array(w * h).fill(1) })

describe('rendered light takes the shares of her own hair', () => {
  it('the median becomes her median, in between it is between', () => {
    expect(byShare(0.5, even, dark)).toBeCloseTo(0.2, 5)
    expect(byShare(0.25, even, dark)).toBeCloseTo(0.1, 5)
  })
  it('what is brighter than all hair goes on, within white', () => {
    expect(byShare(0.99, even, dark)).toBeCloseTo(dark[99], 5)
    expect(byShare(1.5, even, dark)).toBeGreaterThan(dark[99])
    expect(byShare(9, even, even)).toBe(0.97)
  })
  it('what is darker than all hair is never quite black', () => {
    expect(byShare(-9, even, dark)).toBe(0.02)
  })
})

describe('light is taken apart by the size of what is seen', () => {
  const w = 48
  const h = 48
  const plane = Float32Array.from({ length: w * h }, (_, i) => (i % 2) * 0.2 + (i > 1152 ? 0.5 : 0))
  const { bands, rest, spread } = lightBands(plane, new Float32Array(w * h).fill(1), { w, h })
  it('and adds up again', () => {
    for (const i of [0, 700, 1151, 1160, 2303])
      expect(rest[i] + bands.reduce((sum, band) => sum + band[i], 0)).toBeCloseTo(plane[i], 5)
  })
  it('into as many spreads as bands', () => expect(spread).toHaveLength(3))
})

it('a quantile asks only where there is hair', () => {
  const plane = Float32Array.from({ length: 700 }, (_, i) => (i < 350 ? 0.1 : 0.9))
  const weight = Float32Array.from({ length: 700 }, (_, i) => (i < 350 ? 0 : 1))
  expect(quantiles(plane, weight)[0]).toBeCloseTo(0.9, 5)
})

describe('gaps between strands', () => {
  const [w, h] = [60, 60]
  const alpha = new Float32Array(w * h).fill(1)
  /** Darker downwards, with a gap in every sixth column. */
  const light = Float32Array.from(
    { length: w * h },
    (_, i) => (0.9 - (0.8 * Math.floor(i / w)) / h) * ((i % w) % 6 ? 1 : 0.5),
  )
  const reach = unshaded(15, 15)
  const frame = { cx: 30, cy: 30, ux: 1, uy: 0, vx: 0, vy: -1, s: 30, width: 0.8, nose: 0 }
  const tinted = (middle: number, onHead: 'smooth' | null = null) => {
    const palette = greys(middle, 0.006, [0.02, 0.02, 0.04])
    const { lab } = tintStrands({ w, h, alpha, light, reach }, palette, { shine: 1, side: 0, frame, onHead })
    const at = (x: number) => lab[(30 * w + x) * 3]
    return at(33) - at(30)
  }
  it('are less dark in pale hair, which light goes through', () => {
    expect(tinted(0.25)).toBeGreaterThan(0.02)
    expect(tinted(0.75)).toBeLessThan(tinted(0.25) * 0.8)
  })
  it('and no black dashes in smooth pale hair', () => {
    expect(tinted(0.65, 'smooth')).toBeLessThan(tinted(0.25, 'smooth') * 0.55)
  })
})

describe('single hairs', () => {
  const [w, h] = [960, 20]
  const alpha = new Float32Array(w * h).fill(1)
  const frame = { cx: 480, cy: 10, ux: 1, uy: 0, vx: 0, vy: -1, s: 240, width: 0.8, nose: 0 }
  /** Single hairs, and locks thirty pixels wide. */
  const light = alpha.map((_, i) => 0.5 + 0.1 * (i % 2) + 0.1 * Math.sin(((i % w) * Math.PI) / 30))
  /** How far each band of hair differs, in the tone of hair of which a camera saw hardly any single ones. */
  const bandsOf = (middle: number, worn: { isShort?: boolean; onHead?: 'smooth' }) => {
    const palette = greys(middle, 0.006, [0.004, 0.01, 0.1])
    const { lab } = tintStrands({ w, h, alpha, light, reach: unshaded(240, 5) }, palette, {
      ...{ shine: 1, side: 0, frame },
      ...worn,
    })
    const plane = alpha.map((_, i) => lab[i * 3])
    return lightBands(plane, alpha, { w, h }).spread
  }
  const hairsOf = (middle: number, isShort: boolean) => bandsOf(middle, { isShort })[0]
  it('are seen in short pale hair: without them it is chalk', () =>
    expect(hairsOf(0.72, true)).toBeGreaterThan(1.4 * hairsOf(0.72, false)))
  it('and in short dark hair: without them it is felt', () =>
    expect(hairsOf(0.3, true)).toBeGreaterThan(1.4 * hairsOf(0.3, false)))
  /** How plainly single hairs are seen beside locks. */
  const plainly = ([hairs, , locks]: number[]) => hairs / locks
  it('are seen in the locks of smooth pale hair: without them it is brush strokes', () =>
    expect(plainly(bandsOf(0.72, { onHead: 'smooth' }))).toBeGreaterThan(1.4 * plainly(bandsOf(0.72, {}))))
  it('and in those of smooth dark hair', () =>
    expect(plainly(bandsOf(0.3, { onHead: 'smooth' }))).toBeGreaterThan(1.4 * plainly(bandsOf(0.3, {}))))
})

describe('bright strands in the shade', () => {
  const [w, h] = [400, 20]
  const alpha = new Float32Array(w * h).fill(1)
  const frame = { cx: 200, cy: 10, ux: 1, uy: 0, vx: 0, vy: -1, s: 60, width: 0.8, nose: 0 }
  const reach = unshaded(100, 5)
  const isBright = (x: number) => x % 9 === 0
  /** How much lighter every ninth strand is than the others, where a third of the light falls; it grows to the right. */
  const sparks = (middle: number) => {
    const light = Float32Array.from(
      { length: w * h },
      (_, i) => (0.2 + (0.8 * (i % w)) / w) * (isBright(i % w) ? 1.4 : 1) * 0.5,
    )
    const palette = greys(middle, 0.004, [0.02, 0.02, 0.04])
    const { lab } = tintStrands({ w, h, alpha, light, reach }, palette, { shine: 1, side: 0, frame })
    return lab[(10 * w + 63) * 3] - lab[(10 * w + 67) * 3]
  }
  it('are no white sparks in dark hair', () => expect(sparks(0.25)).toBeLessThan(sparks(0.5) * 0.8))
  it('and yet are seen', () => expect(sparks(0.25)).toBeGreaterThan(0))
})

describe('where one side of the hair lies in shadow', () => {
  const [w, h] = [400, 20]
  const alpha = new Float32Array(w * h).fill(1)
  /** 0.5 to 1.5, another for each strand. */
  const strandLight = (x: number) => 0.5 + ((x * 0.618) % 1)
  const isLight = (x: number) => strandLight(x) > 1
  const frame = { cx: 200, cy: 10, ux: 1, uy: 0, vx: 0, vy: -1, s: 60, width: 0.8, nose: 0 }
  const reach = unshaded(100, 5)
  const palette = greys(0.3, 0.004, [0.1, 0.1, 0.05])
  /** @param left how much light falls on the left, of what falls on the right */
  const tinted = (left: number, shine: number, side = 0) => {
    const light = Float32Array.from(
      { length: w * h },
      (_, i) => (i % w < 150 ? left : 1) * 0.5 * strandLight(i % w),
    )
    return tintStrands({ w, h, alpha, light, reach }, palette, { shine, side, frame }).lab
  }
  const mean = (lab: Float32Array, from: number, ...wanted: boolean[]) => {
    const places = Array.from({ length: 60 }, (_, k) => from + k).filter((x) => wanted.includes(isLight(x)))
    return places.reduce((sum, x) => sum + lab[(10 * w + x) * 3], 0) / places.length
  }
  const step = (lab: Float32Array) => mean(lab, 280, true, false) - mean(lab, 40, true, false)

  it('its light strands are lighter than the dark ones in the light', () => {
    const lab = tinted(0.5, 1)
    expect(mean(lab, 40, true)).toBeGreaterThan(mean(lab, 280, false))
  })
  it('curls show less of it than straight hair: half a head of them is not grey', () => {
    expect(step(tinted(0.5, 1))).toBeGreaterThan(0)
    expect(step(tinted(0.5, 0.5))).toBeLessThan(step(tinted(0.5, 1)) * 0.8)
  })
  it('the side of the lighter cheek is lighter, by little', () => {
    expect(step(tinted(1, 1, 0.1))).toBeGreaterThan(0.001)
    expect(step(tinted(1, 1, -0.1))).toBeLessThan(-0.001)
    expect(step(tinted(1, 1, 0.1))).toBeLessThan(0.1)
  })
})

it('what lies deep in the shade is darker than all that the palette has, in a short cut too: without it silver is a flat cap', () => {
  const [w, h] = [200, 100]
  const alpha = new Float32Array(w * h).fill(1)
  const frame = { cx: 100, cy: 50, ux: 1, uy: 0, vx: 0, vy: -1, s: 60, width: 0.8, nose: 0 }
  const reach = unshaded(50, 25)
  const palette = greys(0.6, 0.002, [0.02, 0.02, 0.02])
  const darkest = (share: number, isShort = false) => {
    const light = Float32Array.from({ length: w * h }, (_, i) => (i % w < 40 ? share : 1) * 0.5)
    const { lab } = tintStrands({ w, h, alpha, light, reach }, palette, { shine: 1, side: 0, frame, isShort })
    return lab[(50 * w + 10) * 3]
  }
  expect(darkest(0.1)).toBeLessThan(palette.lightness[0] * 0.7)
  expect(darkest(0.7)).toBeGreaterThan(palette.lightness[0] * 0.7)
  expect(darkest(0.1, true)).toBeLessThan(palette.lightness[0] * 0.7)
})

describe('strands deep in the shade', () => {
  const [w, h] = [400, 40]
  const alpha = new Float32Array(w * h).fill(1)
  const frame = { cx: 200, cy: 20, ux: 1, uy: 0, vx: 0, vy: -1, s: 120, width: 0.8, nose: 0 }
  const reach = unshaded(100, 10)
  const isStrand = (x: number) => x % 8 < 3
  /** Lightness of the strands and of what is between them, in less than a fifth of the light that falls on three quarters of the hair. */
  const shaded = (middle: number) => {
    const light = Float32Array.from(
      { length: w * h },
      (_, i) => (i % w < 100 ? 0.1 : 0.5 + 0.0005 * (i % w)) * (isStrand(i % w) ? 1.5 : 1),
    )
    const palette = greys(middle, 0.003, [0.02, 0.02, 0.04])
    const { lab } = tintStrands({ w, h, alpha, light, reach }, palette, { shine: 1, side: 0, frame })
    const mean = (wanted: boolean) => {
      const places = Array.from({ length: 48 }, (_, k) => 20 + k).filter((x) => isStrand(x) === wanted)
      return places.reduce((sum, x) => sum + lab[(20 * w + x) * 3], 0) / places.length
    }
    return { strand: mean(true), between: mean(false) }
  }
  it.each([0.2, 0.4, 0.6])(
    'are seen, by a fifth and more lighter than what is between them, in hair of lightness %d',
    (middle) => {
      const { strand, between } = shaded(middle)
      expect(strand / between).toBeGreaterThan(1.2)
      expect(strand / between).toBeLessThan(3)
    },
  )
  it('are never black, as a camera sees none, and far from what is lit', () => {
    expect(shaded(0.2).between).toBeGreaterThan(0.07)
    expect(shaded(0.6).strand).toBeLessThan(0.6 * 0.8)
  })
})

describe('what hangs behind the neck', () => {
  const [w, h] = [400, 40]
  const alpha = new Float32Array(w * h).fill(1)
  const frame = { cx: 200, cy: 20, ux: 1, uy: 0, vx: 0, vy: -1, s: 120, width: 0.8, nose: 0 }
  const reach = unshaded(100, 10)
  const isBehind = (x: number) => x >= 190 && x < 210
  const open = alpha.map((_, i) => 0.5 * (i % 8 < 3 ? 1.3 : 1))
  /** Lightness in the middle of a gap no wider than a lock between bright lengths, and beside it. */
  const tinted = (share: number) => {
    const kept = alpha.map((_, i) => (isBehind(i % w) ? share : 1))
    const light = open.map((v, i) => v * kept[i])
    const palette = greys(0.5, 0.002, [0.02, 0.02, 0.04])
    const rendered = { w, h, alpha, light, reach, nape: { open, kept } }
    const { lab } = tintStrands(rendered, palette, { shine: 1, side: 0, frame })
    const mean = (from: number) => {
      const places = Array.from({ length: 16 }, (_, k) => from + k)
      return places.reduce((sum, x) => sum + lab[(20 * w + x) * 3], 0) / places.length
    }
    return { gap: mean(192), lengths: mean(240), beside: mean(218) }
  }
  it('is in deep shade however narrow the gap that shows it', () => {
    expect(tinted(0.3).gap).toBeLessThan(0.5 * tinted(0.3).lengths)
  })
  it('is darker the less light it keeps', () => {
    expect(tinted(0.15).gap).toBeLessThan(0.8 * tinted(0.5).gap)
  })
  it('takes no light from the lengths beside it', () => {
    expect(tinted(0.15).beside).toBeCloseTo(tinted(1).beside, 5)
  })
})

describe('at the outline of a head', () => {
  const [w, h] = [480, 60]
  const EDGE = 200
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (i % w < EDGE ? 0 : 1))
  /** Lighter and darker locks; strands are dark near the outline, and all of them where they hang below the head. */
  const light = alpha.map((a, i) => {
    const x = (i % w) - EDGE
    const lock = 0.3 + 0.5 * Math.abs(((x / 60) % 2) - 1)
    return a * lock * (1 - 0.7 * Math.max(0, 1 - x / 6)) * (i < 50 * w ? 1 : 0.3)
  })
  const frame = { cx: 240, cy: 45, ux: 1, uy: 0, vx: 0, vy: -1, s: 60, width: 0.8, nose: 0 }
  const rendered = { w, h, alpha, light, reach: unshaded(120, 15) }
  const lightAt = (onHead: 'swept' | 'smooth' | null, y: number, onSkin: Float32Array | null = null) => {
    const { lab } = tintStrands(rendered, greys(0.35, 0.004, [0.03, 0.03, 0.05]), {
      ...{ shine: 1, side: 0, onHead, frame, onSkin },
    })
    return lab[(y * w + EDGE + 1) * 3]
  }
  it('swept hair turns away from the light, and is no black line', () =>
    expect(lightAt('swept', 20)).toBeGreaterThan(lightAt(null, 20) + 0.02))
  it('smooth hair is lighter still: it covers the skin, and its gaps are no dark fringe before a pale wall', () =>
    expect(lightAt('smooth', 20)).toBeGreaterThan(lightAt('swept', 20) + 0.01))
  it('first hairs on the skin of a forehead lie in no shade of other hair', () => {
    const onSkin = alpha.map((_, i) => (i % w < EDGE + 8 ? 1 : 0))
    expect(lightAt(null, 20, onSkin)).toBeGreaterThan(lightAt(null, 20) + 0.02)
  })
  it.each(['swept', 'smooth'] as const)('and below it %s hair hangs in shade as any does', (onHead) =>
    expect(lightAt(onHead, 58) - lightAt(null, 58)).toBeLessThan(0.01),
  )
})

it('ringlets keep their single hairs, of however few her photo tells: without them they are rubber', () => {
  // so wide that locks are told from whole areas in the shade
  const [w, h] = [480, 60]
  const alpha = new Float32Array(w * h).fill(1)
  const light = alpha.map((_, i) => 0.5 + 0.1 * ((i % w) % 2) + 0.2 * Math.sin(i / w / 3))
  const frame = { cx: 30, cy: 30, ux: 1, uy: 0, vx: 0, vy: -1, s: 30, width: 0.8, nose: 0 }
  const grain = (isRinglets: boolean) => {
    const rendered = { w, h, alpha, light, reach: unshaded(15, 15) }
    const worn = { shine: 0.6, side: 0, frame, isRinglets }
    const { lab } = tintStrands(rendered, greys(0.6, 0.004, [0.001, 0.02, 0.04]), worn)
    return Math.abs(lab[(30 * w + 31) * 3] - lab[(30 * w + 30) * 3])
  }
  expect(grain(true)).toBeGreaterThan(1.3 * grain(false))
})
