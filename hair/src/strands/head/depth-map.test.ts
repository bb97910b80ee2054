import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { makePlate } from '../../plate/make-plate.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { toCamera } from './head-axes.ts'
import { skullPoint } from './solids.ts'

const found = await analyse(await drawnPhoto('carre'), stopwatch().timed)
if (!found) throw new Error('no face')
const analysis = await shrinkAnalysis(found, { w: 288, h: 384 })
const head = fitHead(analysis, makePlate(analysis))

describe('what hides hair', () => {
  it('is not the skull it lies on, not even where that turns away', () => {
    const p = new Float64Array(3)
    const c = new Float64Array(3)
    let hidden = 0
    for (let k = 0; k < 200; k++) {
      const angle = 1.2 + 0.0015 * k
      skullPoint(head, Math.sin(angle), 0.5, Math.cos(angle), p)
      toCamera(head, p[0], p[1], p[2], c)
      const x = ((head.x0 + c[0] * head.unit) / 2) | 0
      const y = ((head.y0 - c[1] * head.unit) / 2) | 0
      if (c[2] < head.depth.z[y * head.depth.w + x] - 0.35) hidden++
    }
    expect(hidden).toBeLessThan(20)
  })
})
