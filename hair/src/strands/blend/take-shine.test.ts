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
const shines = (i: number) => Math.hypot((i % w) - cx, ((i / w) | 0) - cy) < 0.06 * head.frame.s
const forehead = (): Picture => ({
  ...{ w, h },
  data: new Uint8Array(w * h * 3).map((_, o) => toByte(SKIN[o % 3] + (shines((o / 3) | 0) ? SHINE : 0))),
})
const at = ({ data }: Picture, y: number) =>
  [0, 1, 2].map((c) => toLinear(data[(Math.round(y) * w + cx) * 3 + c]))
const under = (cover: number): Picture => {
  const ground = forehead()
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
  it('is matt in the shade of new hair, and no darker than its skin', () => {
    const [r, g, b] = at(under(1), cy)
    expect(r).toBeCloseTo(SKIN[0], 1)
    expect(g).toBeCloseTo(SKIN[1], 1)
    expect(b).toBeCloseTo(SKIN[2], 1)
  })
  it('shines on where no hair is near', () => {
    expect(under(0)).toEqual(forehead())
  })
  it('is what it was where it is matt', () => {
    const beside = cy + 0.09 * head.frame.s
    expect(at(under(1), beside)).toEqual(at(forehead(), beside))
  })
  it('keeps a cheek that shines', () => {
    const [, y] = toPixels(head.frame, 0, -0.3)
    expect(at(under(1), y)).toEqual(at(forehead(), y))
  })
})
