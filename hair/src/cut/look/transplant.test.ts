import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { dyeOf } from '../../colour/dye.ts'
import { faceFrame, toPixels } from '../../face/face-frame.ts'
import { plateOf } from '../../plate/plate-of.ts'
import { stopwatch } from '../../stopwatch.ts'
import { liftLook } from './look-hair.ts'
import { transplant } from './transplant.ts'

const analysis = await analyse(await drawnPhoto('lob'), stopwatch().timed)
if (!analysis) throw new Error('Expected a face in the drawing')
const variation = { depth: 0, reflect: 1, roots: 0, balayage: 0, shape: 1 }
const dye = dyeOf({ tone: '7.44', technique: 'colour', variation })

describe('her own hair as a look, put back on her own head', () => {
  const { picture, alpha, measures } = transplant(analysis, plateOf(analysis), {
    look: liftLook(analysis),
    ...{ dye, seed: 1, isMirrored: false },
  })
  const f = faceFrame(analysis.face)
  const [x, y] = toPixels(f, 0, -0.1).map(Math.round)
  const nose = y * picture.w + x

  it('needs no turning, no stretching and no other size', () => {
    expect(measures).toMatchObject({ turn: 0, shape: 0, zoom: 1 })
  })
  it('loses no eye, and ends where hers did', () => {
    expect(measures.eye).toBe(0)
    expect(measures.hem).toBeLessThan(0.01)
  })
  it('lies where it lay', () => {
    let [both, either] = [0, 0]
    alpha.forEach((a, i) => {
      both += Math.min(a, analysis.matte.alpha[i])
      either += Math.max(a, analysis.matte.alpha[i])
    })
    expect(both / either).toBeGreaterThan(0.9)
  })
  it('leaves her nose bare', () => {
    expect(alpha[nose]).toBe(0)
    for (let c = 0; c < 3; c++)
      expect(Math.abs(picture.data[nose * 3 + c] - analysis.picture.data[nose * 3 + c])).toBeLessThan(8)
  })
})
