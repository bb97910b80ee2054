import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { toPixels } from '../../face/face-frame.ts'
import { toLinear } from '../../pixels/srgb.ts'
import { makePlate } from '../../plate/make-plate.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { groundFor } from './ground.ts'

const found = await analyse(await drawnPhoto('avant'), stopwatch().timed)
if (!found) throw new Error('no face')
const analysis = await shrinkAnalysis(found, { w: 288, h: 384 })
const plate = makePlate(analysis)
const fitted = fitHead(analysis, plate)
const head = { ...fitted, kept: fitted.kept.map(() => 1) }
const { picture, matte } = analysis
const own = { ...picture, data: picture.data.map((_, i) => (i % 3 ? 0 : 255)) }
const size = { w: head.w >> 2, h: head.h >> 2 }
const reach = { ...size, share: new Float32Array(size.w * size.h).fill(1) }
/** How much less green there is than in the plate, of 255, straight above the middle of the face. */
const taken = (ground: typeof picture, v: number) => {
  const [x, y] = toPixels(head.frame, 0, v)
  const i = (Math.round(y) * picture.w + Math.round(x)) * 3 + 1
  return plate.picture.data[i] - ground.data[i]
}
const line = head.hairline[28]

describe('the ground of new hair', () => {
  it('is her own at her hairline, the plate on the face', () => {
    const ground = groundFor(analysis, plate, { own, head, alpha: matte.alpha, reach })
    expect(taken(ground, line + 0.01)).toBeGreaterThan(40)
    expect(taken(ground, -0.1)).toBe(0)
  })
  it.each([
    ['is swept back', false],
    ['is cut short', true],
  ])('is nothing of her own where hair %s', (_, isMatt) => {
    const none = new Float32Array(matte.alpha.length)
    const bare = {
      isShaded: false,
      isMatt,
      thin: none,
      temples: none,
      layout: plate.layout,
      natural: head.hairline,
    }
    const ground = groundFor(analysis, plate, { own, head, alpha: matte.alpha, reach, bare })
    expect(taken(ground, line + 0.01)).toBeLessThan(40)
    expect(taken(ground, line + 0.05)).toBeLessThan(40)
  })
  it('is her own near the line of falling hair, and no further behind it', () => {
    const [kept, unkept] = [1, 0].map((share) => {
      const kept = head.kept.map(() => share)
      return groundFor(analysis, plate, { own, head: { ...head, kept }, alpha: matte.alpha, reach })
    })
    expect(taken(kept, line + 0.01) - taken(unkept, line + 0.01)).toBeGreaterThan(40)
    expect(taken(kept, line + 0.14) - taken(unkept, line + 0.14)).toBeLessThan(5)
  })
  it('is the plate where no new hair grows', () => {
    const none = new Float32Array(matte.alpha.length)
    expect(taken(groundFor(analysis, plate, { own, head, alpha: none, reach }), line + 0.01)).toBe(0)
  })
  it('is the plate where her hairline is not kept', () => {
    const unkept = { ...head, kept: head.kept.map(() => 0) }
    const ground = groundFor(analysis, plate, { own, head: unkept, alpha: matte.alpha, reach })
    expect(taken(ground, line + 0.01)).toBeLessThan(5)
  })

  it('is skin of hardly another hue where new hair keeps the light out', () => {
    const dark = { ...size, share: new Float32Array(size.w * size.h) }
    const none = new Float32Array(matte.alpha.length)
    const ground = groundFor(analysis, plate, { own, head, alpha: none, reach: dark })
    const [x, y] = toPixels(head.frame, 0, 0.15)
    const i = (Math.round(y) * picture.w + Math.round(x)) * 3
    const warmth = ({ data }: typeof picture) => toLinear(data[i]) / toLinear(data[i + 2])
    expect(toLinear(ground.data[i + 1])).toBeLessThan(toLinear(plate.picture.data[i + 1]) * 0.75)
    expect(warmth(ground)).toBeLessThan(warmth(plate.picture) * 1.08)
  })

  it('is in the shade of new hair where a forehead was bare', () => {
    const dark = { ...size, share: new Float32Array(size.w * size.h) }
    const [x, y] = toPixels(head.frame, 0, line - 0.12)
    const i = (Math.round(y) * picture.w + Math.round(x)) * 3 + 1
    const bare = { ...matte, alpha: new Float32Array(matte.alpha.length) }
    const over = new Float32Array(matte.alpha.length).fill(1)
    const light = (share: typeof reach) =>
      groundFor({ ...analysis, matte: bare }, plate, { own: picture, head, alpha: over, reach: share }).data[
        i
      ]
    expect(toLinear(light(dark))).toBeLessThan(toLinear(light(reach)) * 0.87)
  })

  it('lies deeper in the shade of hair that stands off the head', () => {
    const half = { ...size, share: new Float32Array(size.w * size.h).fill(0.5) }
    const none = new Float32Array(matte.alpha.length)
    const [x, y] = toPixels(head.frame, 0, 0.15)
    const i = (Math.round(y) * picture.w + Math.round(x)) * 3 + 1
    const hair = { own, head, alpha: none, reach: half }
    const [falls, stands] = [1, 1.6].map((deep) => groundFor(analysis, plate, { ...hair, deep }).data[i])
    expect(toLinear(stands)).toBeLessThan(toLinear(falls) * 0.93)
  })
})
