import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { toPixels } from '../../face/face-frame.ts'
import { LAYER } from '../../plate/layers/layout.ts'
import { makePlate } from '../../plate/make-plate.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { FAR } from '../head/depth-map.ts'
import { toCamera } from '../head/head-axes.ts'
import { bareTemples, paintTemples, withTemples } from './bare-temples.ts'
import { thinLine } from './thin-line.ts'

const found = await analyse(await drawnPhoto('carre'), stopwatch().timed)
if (!found) throw new Error('no face')
const analysis = await shrinkAnalysis(found, { w: 288, h: 384 })
const plate = makePlate(analysis)
const head = fitHead(analysis, plate)
const { w, h, depth } = head
const middle = (head.begins.length - 1) / 2

describe('swept hair is thin', () => {
  const thin = thinLine(head, plate.layout, 'swept')
  /** Straight above the middle of the face, units behind the line. */
  const behind = (units: number) => {
    const [x, y] = toPixels(head.frame, 0, head.begins[middle] + (units * head.unit) / head.frame.s)
    return thin[Math.round(y) * w + Math.round(x)]
  }
  it('at its line and before it, and never on the crown', () => {
    expect(behind(-1)).toBeGreaterThan(0.95)
    expect(behind(0.3)).toBeGreaterThan(0.95)
    expect(behind(1.6)).toBeLessThan(0.7)
    expect(behind(3)).toBe(0)
  })
  it('farther behind its line than ringlets, which hang over theirs', () => {
    const line = thinLine(head, plate.layout, 'curled')
    const sum = (share: Float32Array) => share.reduce((a, b) => a + b, 0)
    expect(sum(line)).toBeLessThan(sum(thin))
    line.forEach((share, i) => {
      expect(share).toBeLessThanOrEqual(thin[i])
    })
    const [x, y] = toPixels(head.frame, 0, head.begins[middle])
    expect(line[Math.round(y) * w + Math.round(x)]).toBeGreaterThan(0.5)
  })
  it('over skin alone: before a backdrop there is hair behind', () => {
    const wall = { ...plate.layout, layer: plate.layout.layer.map(() => LAYER.background) }
    expect(Math.max(...thinLine(head, wall, 'swept'))).toBe(0)
  })
})

describe('between a face and swept hair', () => {
  /** A face that the plate painted a finger narrower than the head is. */
  const scale = plate.layout.w / w
  const narrow = {
    ...plate.layout,
    layer: plate.layout.layer.map((layer, k) => {
      const x = (k % plate.layout.w) / scale
      const isBeside = Math.abs(x - head.x0) > 6.6 * head.unit
      return layer === LAYER.face && isBeside ? LAYER.background : layer
    }),
  }
  const cellOf = (i: number) => ((((i / w) | 0) * scale) | 0) * narrow.w + (((i % w) * scale) | 0)
  const temples = bareTemples(head, narrow)
  const row = Math.round(head.y0 - 5 * head.unit)
  const columns = Array.from({ length: w }, (_, x) => row * w + x)
  const beside = columns.filter((i) => temples[i] > 0.9)

  it('lies skin, where the head is and none but there', () => {
    expect(beside.length).toBeGreaterThan(2)
    for (const i of beside) {
      const j = (row >> 1) * depth.w + ((i % w) >> 1)
      expect(depth.z[j]).toBeGreaterThan(FAR)
    }
    const below = Math.round(head.y0 + 6 * head.unit) * w
    expect(Math.max(...temples.subarray(below))).toBe(0)
  })
  it('ends under a short cut where no ear is seen, or it would be a step beside the cheek', () => {
    const [left, right] = head.ears
    const away: typeof head = {
      ...head,
      ears: [
        { ...left, whose: 'away' },
        { ...right, whose: 'away' },
      ],
    }
    const lowest = (ears: 'bare' | 'cutAround') =>
      Math.floor(bareTemples(away, narrow, ears).findLastIndex((share) => share > 0) / w)
    const { at, height } = left
    const p = new Float64Array(3)
    toCamera(head, at[0], at[1], at[2], p)
    const cut = head.y0 - head.unit * (p[1] + 0.2 * height)
    expect(lowest('cutAround')).toBeLessThan(cut)
    expect(lowest('bare')).toBeGreaterThan(cut)
  })
  it('which is her face from then on', () => {
    const { layer } = withTemples(narrow, temples, head)
    for (const i of beside) expect(layer[cellOf(i)]).toBe(LAYER.face)
  })
  it('of the colour of the face beside it', () => {
    const GREEN = [0, 200, 0]
    const isFace = (i: number) => narrow.layer[cellOf(i)] === LAYER.face
    const picture = {
      ...{ w, h },
      data: Uint8Array.from({ length: w * h * 3 }, (_, k) => (isFace((k / 3) | 0) ? GREEN[k % 3] : 255)),
    }
    paintTemples(picture, temples, { head, layout: narrow })
    for (const i of beside)
      GREEN.forEach((v, c) => {
        expect(Math.abs(picture.data[i * 3 + c] - v)).toBeLessThan(30)
      })
  })
})
