import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { toPixels } from '../../face/face-frame.ts'
import type { Picture } from '../../pixels/picture.ts'
import { toByte, toLinear } from '../../pixels/srgb.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { makePlate } from '../../plate/make-plate.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { takeShine } from './take-shine.ts'

const found = await analyse(await drawnPhoto('avant'), stopwatch().timed)
if (!found) throw new Error('no face')
const analysis = await shrinkAnalysis(found, { w: 288, h: 384 })
const { layout, picture } = makePlate(analysis)
const head = fitHead(analysis, { layout })
const { w, h } = picture
const SKIN = [0.3, 0.15, 0.09]
const SHINE = 0.2

/** Skin of one tone, which shines in the middle of the forehead. */
const [cx, cy] = toPixels(head.frame, 0, 0.38).map(Math.round)
const shines = (i: number) => Math.hypot((i % w) - cx, ((i / w) | 0) - cy) < 0.1 * head.frame.s
const forehead = (): Picture => ({
  ...{ w, h },
  data: new Uint8Array(w * h * 3).map((_, o) => toByte(SKIN[o % 3] + (shines((o / 3) | 0) ? SHINE : 0))),
})
const at = ({ data }: Picture, y: number) =>
  [0, 1, 2].map((c) => toLinear(data[(Math.round(y) * w + cx) * 3 + c]))
const under = (cover: number, ground = forehead()): Picture => {
  const alpha = new Float32Array(w * h).fill(cover)
  takeShine(ground, {
    photo: forehead(),
    face: analysis.face,
    head,
    near: wideBlur(analysis.matte.alpha, w, h, (5 * w) / 960),
    alpha,
    layout,
  })
  return ground
}

describe('a forehead that shines', () => {
  it('is nearly matt in the shade of new hair, and no darker than its skin', () => {
    at(under(1), cy).forEach((v, c) => {
      expect(v).toBeGreaterThan(SKIN[c])
      expect(v).toBeLessThan(SKIN[c] + 0.4 * SHINE)
    })
  })
  it('keeps its pores: told pixel by pixel, what is left is a smooth stain', () => {
    const pores = forehead()
    for (let o = 0; o < pores.data.length; o++) if ((o / 3) & 1) pores.data[o] *= 0.9
    const contrast = ({ data }: Picture) => {
      const i = (Math.round(cy) * w + Math.floor(cx / 2) * 2) * 3
      return data[i + 1] / data[i + 4]
    }
    expect(contrast(under(1, pores))).toBeGreaterThan(1 + 0.8 * (contrast(pores) - 1))
  })
  it('is as matt behind her hairline as before it, where all of it is painted skin: else an edge is seen', () => {
    const lit = forehead()
    const behind = Math.round(
      toPixels(head.frame, 0, head.hairline[(head.hairline.length - 1) / 2] + 0.02)[1],
    )
    for (let c = 0; c < 3; c++)
      for (let i = 0; i < w * h; i++) if (i < cy * w) lit.data[i * 3 + c] = toByte(SKIN[c] + SHINE)
    expect(at(under(1, lit), behind)[2]).toBeLessThan(SKIN[2] + 0.6 * SHINE)
  })
  it('shines on where no hair is near', () => {
    expect(under(0)).toEqual(forehead())
  })
  it('is what it was where it is matt', () => {
    const beside = cy + 0.15 * head.frame.s
    expect(at(under(1), beside)).toEqual(at(forehead(), beside))
  })
  it('keeps a cheek that shines', () => {
    const [, y] = toPixels(head.frame, 0, -0.3)
    expect(at(under(1), y)).toEqual(at(forehead(), y))
  })
})
