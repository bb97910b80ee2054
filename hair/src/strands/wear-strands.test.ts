import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { type Analysis, analyse } from '../analysis/analyse.ts'
import { ovalRadius } from '../cut/layer/hairline.ts'
import { toFace } from '../face/face-frame.ts'
import { GROWN_STYLE_IDS } from '../plan/styles.ts'
import { LAYER } from '../plate/layers/layout.ts'
import { makePlate, type Plate } from '../plate/make-plate.ts'
import { shrinkAnalysis } from '../preview/shrink-analysis.ts'
import { stopwatch } from '../stopwatch.ts'
import { fitHead } from './fit-head.ts'
import { groomOfStyle } from './grooms/groom-of-style.ts'
import type { Groom } from './grow/groom.ts'
import { growHair } from './grow/grow-hair.ts'
import type { Strands } from './grow/strands.ts'
import { measureStyle } from './grown-styles.ts'
import { toCamera, toHead } from './head/head-axes.ts'
import { growth } from './head/scalp.ts'
import { faceDistance, skullDistance } from './head/solids.ts'
import { renderStrands } from './light/render-strands.ts'
import { CROWN_CUT_OFF, croppedBy, FILLED, leavesRoom, STRAND_LIMITS, strandsFit } from './strand-gate.ts'
import { wearStrands } from './wear-strands.ts'

async function portrait(drawing: Parameters<typeof drawnPhoto>[0]): Promise<Analysis> {
  const found = await analyse(await drawnPhoto(drawing), stopwatch().timed)
  if (!found) throw new Error('no face')
  return shrinkAnalysis(found, { w: 288, h: 384 })
}

const analysis = await portrait('carre')
const plate = makePlate(analysis)
const head = fitHead(analysis, plate)
const FEW = { density: 0.01 }
const groom = (style: string, seed = 1): Groom => {
  const found = groomOfStyle(style, seed)
  if (!found) throw new Error(`${style} is not grown`)
  return found
}
const point = Float64Array.of(0, 0, 0)

/** Calls back with every point of every strand, head space. */
function eachPoint(
  { count, points, at }: Strands,
  visit: (x: number, y: number, z: number, k: number) => void,
) {
  for (let i = 0; i < count * points; i++) {
    toHead(head, at[i * 3], at[i * 3 + 1], at[i * 3 + 2], point)
    visit(point[0], point[1], point[2], i % points)
  }
}

describe('a head is fitted to her face', () => {
  it('with the eyes above the middle, the chin below, and the top as far above the eyes as the chin below', () => {
    expect(head.eyes).toBeGreaterThan(0)
    expect(head.chin).toBeLessThan(-5)
    expect((head.top - head.eyes) / (head.eyes - head.chin)).toBeCloseTo(1.02, 5)
  })
  it('and what is in its space is found again in the camera', () => {
    const there = Float64Array.of(0, 0, 0)
    toCamera(head, 1, 2, 3, there)
    toHead(head, there[0], there[1], there[2], point)
    expect([...point].map((v) => Math.round(v * 1e6) / 1e6)).toEqual([1, 2, 3])
  })
  it('hair grows on the crown and at the nape, not on the brow, and where ears are only to cover them', () => {
    const up = Float64Array.of(0, 1, 0)
    expect(growth(head, 0, head.top, head.skull.z, up)).toBeGreaterThan(1)
    expect(growth(head, 0, -4, head.skull.z - head.skull.front, Float64Array.of(0, 0, -1))).toBeGreaterThan(0)
    const ear = [head.skull.side, 0, head.skull.z, Float64Array.of(1, 0, 0)] as const
    expect(growth(head, ...ear)).toBeLessThan(0)
    expect(growth({ ...head, coversEars: true }, ...ear)).toBeGreaterThan(1)
    expect(growth(head, 0, head.eyes + 0.5, 8, Float64Array.of(0, 0, 1))).toBeLessThan(0)
  })
})

describe('hair is grown', () => {
  it('the same for the same seed, otherwise for another', () => {
    const [first, again, other] = [1, 1, 2].map((seed) =>
      growHair(head, groom('long_lisse'), { seed, ...FEW }),
    )
    expect(again).toEqual(first)
    expect(other.at).not.toEqual(first.at)
  })
  it.each(GROWN_STYLE_IDS)('%s: never into the face, and out of a scalp', (style) => {
    const hair = growHair(head, groom(style), { seed: 1, ...FEW })
    // a tail is tied behind the head, and goes through what hides it
    const isHidden = (z: number) => groom(style).tail === true && z < head.skull.z
    expect(hair.count).toBeGreaterThan(100)
    const n = new Float64Array(3)
    let inside = 0
    let all = 0
    eachPoint(hair, (x, y, z) => {
      all++
      const isInSkull = skullDistance(head, x, y, z, n) < -1 && !isHidden(z)
      if (isInSkull || (y < 2 && faceDistance(head, x, y, z) < -1.5)) inside++
    })
    expect(inside / all).toBeLessThan(0.03)
  })
  it('to the jaw in a bob, to the middle of the back in long hair', () => {
    const lowest = (style: string) => {
      let least = 0
      eachPoint(growHair(head, groom(style), { seed: 1, ...FEW }), (_x, y) => {
        least = Math.min(least, y)
      })
      return least
    }
    expect(lowest('carre_frange')).toBeGreaterThan(head.chin - 4)
    expect(lowest('long_lisse')).toBeLessThan(head.chin - 15)
  })
  it('on both sides of a part, more on one in another seed', () => {
    const zones = [1, 2, 3, 4].map((seed) => {
      const { zone } = groom('carre_plongeant', seed)
      const root = { x: 0, y: head.top, z: 3, nx: 0, ny: 1, nz: 0, zone: 0, growth: 1 }
      return zone(root, head)
    })
    expect(new Set(zones).size).toBe(2)
  })
})

describe('hair is rendered', () => {
  const hair = growHair(head, groom('pixie'), { seed: 1, ...FEW })
  const { alpha, light, reach } = renderStrands(head, hair, {
    lamp: { key: [0, 0.7, 0.7], shine: 1 },
    scale: 1,
  })
  it('as shares of pixels, lit wherever there is hair and nowhere else', () => {
    expect(Math.min(...alpha)).toBe(0)
    expect(Math.max(...alpha)).toBeLessThanOrEqual(1)
    alpha.forEach((a, i) => {
      if (a === 0) expect(light[i]).toBe(0)
    })
    expect(Math.max(...light)).toBeGreaterThan(0.2)
  })
  it('and keeps light from the skin under it, none from the backdrop', () => {
    expect(Math.min(...reach.share)).toBeLessThan(0.7)
    expect(reach.share[0]).toBe(1)
  })
})

describe('a picture is refused', () => {
  const { bared, cropped } = STRAND_LIMITS
  it.each([
    ['at the limit of bared ground', { bared, cropped: -1 }, true],
    ['above it', { bared: bared + 0.001, cropped: -1 }, false],
    ['with as much of the crown cut off as may be', { bared: 0, cropped }, true],
    ['with more of it cut off', { bared: 0, cropped: cropped + 0.001 }, false],
  ])('%s: %j fits: %s', (_where, measures, fits) => {
    expect(strandsFit(measures)).toBe(fits)
  })
})

describe('the frame', () => {
  const hairBelow = (id: string, y0: number) =>
    growHair({ ...head, y0 }, groom(id), { seed: 1, density: 0.02 })
  const cropped = (id: string, y0: number) => croppedBy({ ...head, y0 }, hairBelow(id, y0), groom(id))
  const top = new Float64Array(3)
  toCamera(head, 0, head.top, 0, top)
  /** Where the top of the head just touches it, pixels. */
  const touching = top[1] * head.unit
  const crown = CROWN_CUT_OFF * head.frame.s
  it('may cut off a slice of the crown, as it does in many a portrait, and no more', () => {
    // hair without any lift, which would be cut off first
    const croppedFlat = (y0: number) => croppedBy({ ...head, y0 }, { at: Float32Array.from(top) }, {})
    expect(croppedFlat(touching - crown + 1)).toBeLessThanOrEqual(STRAND_LIMITS.cropped)
    expect(croppedFlat(touching - crown)).toBeCloseTo(STRAND_LIMITS.cropped, 6)
    expect(croppedFlat(touching - crown - 1)).toBeGreaterThan(STRAND_LIMITS.cropped)
  })
  it('may cut off as much of the lift of hair besides, less than an afro has, and nothing of a knot on top', () => {
    expect(cropped('afro_naturel', touching + crown)).toBeLessThanOrEqual(STRAND_LIMITS.cropped)
    expect(cropped('afro_naturel', touching)).toBeGreaterThan(STRAND_LIMITS.cropped)
    expect(cropped('chignon_haut', touching + 1)).toBeGreaterThan(STRAND_LIMITS.cropped)
    expect(cropped('chignon_haut', touching + head.frame.s)).toBeLessThanOrEqual(STRAND_LIMITS.cropped)
  })
  it('lets a bun sit lower behind the crown as long as it is seen; where it would be cut off it is refused', () => {
    const room = (y0: number) => {
      const { at } = hairBelow('chignon_haut', y0)
      const heights = at.filter((_, k) => k % 3 === 1).sort()
      return y0 / head.unit - heights[Math.floor(heights.length * 0.995)]
    }
    const free = touching + head.frame.s
    const high = room(free)
    // it just fits: ever closer to the frame until it can sit no lower
    const fits = free - high * head.unit
    for (const closer of [0.5, 1, 1.4]) {
      expect(room(fits - closer * head.unit)).toBeGreaterThan(-0.05)
      expect(cropped('chignon_haut', fits - closer * head.unit)).toBeLessThanOrEqual(STRAND_LIMITS.cropped)
    }
    expect(cropped('chignon_haut', fits - 3 * head.unit)).toBeGreaterThan(STRAND_LIMITS.cropped)
  })
  it.each([
    ['leaves room for hair', -1, true],
    ['just leaves it', 0, true],
    ['fills its picture', 1, false],
  ])('a face that %s (%s pixel more than it may) takes new hair: %s', (_how, more, takes) => {
    const h = (head.frame.s - more) / FILLED
    expect(leavesRoom({ face: analysis.face, picture: { ...analysis.picture, h } })).toBe(takes)
  })
})

const combed = await portrait('avant')
const bared = makePlate(combed)

describe('new hair is worn', () => {
  it('the tips of a short fringe lie on the forehead: between them it is hardly shaded', () => {
    const worn = wearStrands(analysis, plate, { groom: groom('pixie'), dye: null, seed: 1 })
    const { picture, ground, alpha } = worn
    const { w } = picture
    const lit = [...alpha.keys()].flatMap((i) => {
      const [u, v] = toFace(head.frame, i % w, Math.floor(i / w))
      const isUnder = alpha[i] < 0.004 && alpha[i - 6 * w] > 0.5 && Math.abs(u) < 0.25 && v > 0.1
      return isUnder ? [picture.data[i * 3 + 1] / ground.data[i * 3 + 1]] : []
    })
    expect(lit.length).toBeGreaterThan(2)
    expect(lit.reduce((sum, share) => sum + share, 0) / lit.length).toBeGreaterThan(0.92)
  })
  it('dark where her own is dark, and leaves the face alone', () => {
    const { picture, alpha } = wearStrands(analysis, plate, {
      groom: groom('pixie'),
      dye: null,
      seed: 1,
      density: 0.1,
    })
    const nose = Math.round(head.y0) * picture.w + Math.round(head.x0)
    expect(alpha[nose]).toBe(0)
    const before = analysis.picture.data
    for (let c = 0; c < 3; c++)
      expect(Math.abs(picture.data[nose * 3 + c] - before[nose * 3 + c])).toBeLessThan(25)
  })
  it('from a line of its own on where it stands off the head, is cut short or hangs in free curls: nothing of her hairline is left before it', () => {
    const { alpha } = combed.matte
    const green = combed.picture.data.map((v, i) => (alpha[(i / 3) | 0] < 0.5 ? v : i % 3 === 1 ? 255 : 0))
    const dyed = { ...combed, picture: { ...combed.picture, data: green } }
    const greenOf = (style: string) => {
      const { ground } = wearStrands(dyed, bared, { groom: groom(style), dye: null, seed: 1, density: 0.1 })
      return alpha.filter((_, i) => ground.data[i * 3 + 1] > ground.data[i * 3] + 60).length
    }
    expect(greenOf('long_lisse')).toBeGreaterThan(100)
    expect(greenOf('boucles_libres')).toBe(0)
    expect(greenOf('afro_naturel')).toBe(0)
    expect(greenOf('garconne')).toBe(0)
  })
  it('before a backdrop out of focus where too much of that was guessed, in focus where not', () => {
    const { layer, seen } = plate.layout
    const guessed = plate.trust.map((trust, i) => (layer[i] === LAYER.background && !seen[i] ? 0 : trust))
    const worn = (trust: Plate['trust'], isSoft?: boolean) =>
      wearStrands(
        analysis,
        { ...plate, trust },
        { groom: groom('pixie'), dye: null, seed: 1, density: 0.1, isSoft },
      )
    const sharp = worn(plate.trust.map(() => 1))
    expect(sharp.measures.isSoft).toBe(false)
    expect(sharp.soft).toBeNull()
    const soft = worn(guessed)
    expect(soft.measures.isSoft).toBe(true)
    expect(Math.max(...(soft.soft ?? []))).toBe(1)
    const nose = Math.round(head.y0) * analysis.picture.w + Math.round(head.x0)
    expect(soft.soft?.[nose]).toBe(0)
    // whoever has asked before is shown what was found
    expect(worn(guessed, false).soft).toBeNull()
    expect(worn(plate.trust, true).soft).not.toBeNull()
  })
  it('only where the ground it bares is known: on untrusted ground it is refused', () => {
    const wild = { ...plate, trust: plate.trust.map(() => 0) }
    const sure = { ...plate, trust: plate.trust.map(() => 1) }
    const fits = (ground: Plate) => {
      const fitted = { natural: head, oval: ovalRadius(analysis.face) }
      const measures = measureStyle('chignon_haut', fitted, ground)
      return measures && strandsFit(measures)
    }
    expect(fits(sure)).toBe(true)
    expect(fits(wild)).toBe(false)
  })
})
