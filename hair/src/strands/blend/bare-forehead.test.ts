import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { toFace, toPixels } from '../../face/face-frame.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Picture } from '../../pixels/picture.ts'
import { LAYER } from '../../plate/layers/layout.ts'
import { makePlate } from '../../plate/make-plate.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { bareForehead } from './bare-forehead.ts'

const found = await analyse(await drawnPhoto('avant'), stopwatch().timed)
if (!found) throw new Error('no face')
const analysis = await shrinkAnalysis(found, { w: 288, h: 384 })
const plate = makePlate(analysis)
const head = fitHead(analysis, plate)
const { w, h } = head
const natural = head.hairline
const line = natural[(natural.length - 1) / 2]
const skull = { ...plate.layout, layer: plate.layout.layer.map(() => LAYER.face) }

const SKIN = [150, 90, 60]
const HAIR = [40, 220, 40]
/** As light as her skin, of another hue. */
const PLATE = [200, 90, 100]
/** Her skin in the shade of hair. */
const SHADED = [105, 55, 35]
const SHINE = [225, 205, 195]

/** A picture whose colour says how far a pixel lies above the middle of the face, face heights. */
const painted = (colourAt: (v: number, u: number) => readonly number[]): Picture => {
  const data = new Uint8Array(w * h * 3)
  for (let i = 0; i < w * h; i++) {
    const dx = (i % w) - head.frame.cx
    const dy = ((i / w) | 0) - head.frame.cy
    const { ux, uy, vx, vy, s } = head.frame
    data.set(colourAt((dx * vx + dy * vy) / s, (dx * ux + dy * uy) / s), i * 3)
  }
  return { w, h, data }
}

const noHair: typeof analysis.matte = { ...analysis.matte, alpha: new Float32Array(w * h) }
/** Hair from her line up. */
const hairBehind = {
  ...noHair,
  alpha: planeOf(w * h, (i) => (toFace(head.frame, i % w, (i / w) | 0)[1] > line ? 1 : 0)),
}

/** The colour straight above the middle of the face after, so far behind her line; her hair begins at it. */
function after(
  behind: number,
  { raised = 0, plate = PLATE, photo = painted((v) => (v > line - 0.01 ? HAIR : SKIN)), matte = noHair } = {},
): number[] {
  const ground = painted(() => plate)
  const hairline = natural.map((radius) => radius + raised)
  const known = { ...analysis, picture: photo, matte }
  bareForehead(ground, known, {
    head: { frame: head.frame, hairline },
    natural,
    layout: skull,
    isShaded: false,
  })
  const [x, y] = toPixels(head.frame, 0, line + behind)
  const i = (Math.round(y) * w + Math.round(x)) * 3
  return [...ground.data.subarray(i, i + 3)]
}

const expectNear = (colour: readonly number[], wanted: readonly number[], within: number) =>
  colour.forEach((v, c) => {
    expect(Math.abs(v - wanted[c])).toBeLessThan(within)
  })

describe('the forehead under hair that is swept back', () => {
  it('is her own up to her hairline', () => expect(after(-0.15)).toEqual(SKIN))
  it('goes on behind it in her tone, with nothing of her own hair', () => {
    expectNear(after(0.01), SKIN, 12)
    expectNear(after(0.12), SKIN, 12)
  })
  it('shines no further behind it than skin does', () => {
    const lit = painted((v, u) => (v > line - 0.01 ? HAIR : v > 0.3 && Math.abs(u) < 0.06 ? SHINE : SKIN))
    expectNear(after(0.14, { photo: lit }), SKIN, 25)
  })
  it('is lit where her hair threw a shade on it, and keeps its own tone further on', () => {
    const photo = painted((v) => (v > line - 0.01 ? HAIR : v > line - 0.09 ? SHADED : SKIN))
    const shade = { photo, matte: hairBehind }
    expectNear(after(-0.06, shade), SKIN, 20)
    expectNear(after(0.03, shade), SKIN, 25)
    expectNear(after(-0.2, shade), SKIN, 5)
  })
  it('is the plate where a fringe hung over it, and her own below', () => {
    expect(after(0.01, { raised: 0.1, matte: hairBehind })).toEqual(PLATE)
    expectNear(after(-0.2, { raised: 0.06, matte: hairBehind }), SKIN, 5)
  })
})
