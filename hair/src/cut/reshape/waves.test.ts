import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { analyse } from '../../analysis/analyse.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import { guessLayout } from '../../plate/layers/guess-layout.ts'
import { stopwatch } from '../../stopwatch.ts'
import { liftHair } from '../layer/hair-layer.ts'
import { waves } from './waves.ts'

describe('waves are laid over her own hair', async () => {
  const analysis = await analyse(await drawnPhoto('lob'), stopwatch().timed)
  if (!analysis) throw new Error('no face')
  const { picture, face, lab, matte } = analysis
  const f = faceFrame(face)
  const { picture: waved, moved } = waves(
    { picture, face, hair: liftHair(lab, matte), layout: guessLayout(analysis) },
    0.045,
  )
  const changed = (i: number) =>
    [0, 1, 2].reduce((sum, c) => sum + Math.abs(waved.data[i * 3 + c] - picture.data[i * 3 + c]), 0)
  const meanChange = (test: (u: number, v: number, alpha: number) => boolean) => {
    let sum = 0
    let count = 0
    for (let i = 0; i < matte.alpha.length; i++) {
      const [u, v] = toFace(f, i % matte.w, (i / matte.w) | 0)
      if (!test(u, v, matte.alpha[i])) continue
      sum += changed(i)
      count++
    }
    return sum / count
  }
  it('the lengths move', () =>
    expect(meanChange((_, v, alpha) => v < -0.45 && alpha > 0.95)).toBeGreaterThan(3))
  it('the face stays', () => expect(meanChange((u, v) => Math.abs(u) < 0.25 && Math.abs(v) < 0.35)).toBe(0))
  it('neighbouring strands swing together: a lock is never squeezed to half of its width, nor drawn to double', () => {
    const from = new Float64Array(3)
    const widths: number[] = []
    const sourceOf = (x: number, y: number) => {
      moved?.source(x, y, from)
      return from[0]
    }
    for (let i = 0; i < matte.alpha.length; i++) {
      if (matte.alpha[i] < 0.95) continue
      const [x, y] = [i % matte.w, (i / matte.w) | 0]
      widths.push(sourceOf(x + 1, y) - sourceOf(x, y))
    }
    expect(widths.reduce((a, b) => Math.min(a, b))).toBeGreaterThan(0.5)
    expect(widths.reduce((a, b) => Math.max(a, b))).toBeLessThan(2)
  })
  it('no lock that swings inwards leaves a hole', () => {
    const isBackdrop = (data: Uint8Array, i: number) =>
      Math.abs(data[i * 3] - 0xe9) + Math.abs(data[i * 3 + 1] - 0xe2) + Math.abs(data[i * 3 + 2] - 0xf7) < 30
    let holes = 0
    for (let i = 0; i < matte.alpha.length; i++) {
      if (matte.alpha[i] > 0.98 && isBackdrop(waved.data, i) && !isBackdrop(picture.data, i)) holes++
    }
    expect(holes).toBeLessThan(50)
  })
})
