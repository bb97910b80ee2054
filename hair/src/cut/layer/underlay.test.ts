import { describe, expect, it } from 'vitest'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { underlay } from './underlay.ts'

const [w, h, s] = [200, 260, 120]
const frame = { cx: 100, cy: 120, s, ux: 1, uy: 0, vx: 0, vy: -1, width: 0.8, nose: 0 }
/** A head of hair down to the eyes, and thin locks, torn in every third row, that hang from it beside the cheeks. */
const alpha = new Float32Array(w * h)
const isHead = new Float32Array(w * h)
for (let y = 0; y < h; y++) {
  for (let x = 0; x < w; x++) {
    const i = y * w + x
    if (Math.hypot(x - 100, (y - 120) * 0.8) < 50) isHead[i] = 1
    const isCap = Math.hypot(x - 100, (y - 100) * 0.8) < 68 && y < 110
    const isLock = y >= 110 && y < 210 && Math.abs(Math.abs(x - 100) - 56) < 3 && y % 3 > 0
    if (isCap || isLock) alpha[i] = 1
  }
}
const isFace = isHead
const isBackground = isHead.map((head) => 1 - head)
const layer = { w, h, alpha, lab: new Float32Array(w * h * 3) }
const body = wideBlur(alpha, w, h, s * 0.05)

describe('the hair behind', () => {
  const under = underlay(frame, layer, { body, isBackground, isFace, isHead })
  it('shows from row to row alike, however torn a lock beside it is', () => {
    let most = 0
    for (let y = 130; y < 200; y++)
      for (let x = 47; x < 54; x++) most = Math.max(most, Math.abs(under[y * w + x] - under[(y + 1) * w + x]))
    expect(most).toBeLessThan(0.15)
  })
  it('shows where the hair is thick', () => expect(under[80 * w + 100]).toBeGreaterThan(0.9))
  it('shows between lengths and the neck beside them where hair goes on, and nowhere where it ends', () => {
    const lengths = alpha.map((a, i) => {
      const [x, y] = [i % w, (i / w) | 0]
      return y >= 110 && y < 210 && Math.abs(Math.abs(x - 100) - 62) < 10 ? 1 : a
    })
    const around = { body: wideBlur(lengths, w, h, s * 0.05), isBackground, isFace, isHead }
    const behind = (ends: Float32Array | null) =>
      underlay(frame, { ...layer, alpha: lengths }, { ...around, ends })
    const [besideFace, amongHair] = [150 * w + 50, 80 * w + 100]
    const [goesOn, ends] = [behind(null), behind(new Float32Array(w * h).fill(1))]
    for (const i of [besideFace, amongHair]) {
      expect(goesOn[i]).toBeGreaterThan(0.3)
      expect(ends[i]).toBe(0)
    }
  })
  it('shows nothing above the hair beside a lock that reaches the edge of the frame', () => {
    const topAt = (x: number) => (x < 122 ? 7 : 0)
    const tall = alpha.map((_, i) => {
      const [x, y] = [i % w, (i / w) | 0]
      return y < 110 && y >= topAt(x) && Math.abs(x - 100) < 60 ? 1 : 0
    })
    const blurred = wideBlur(tall, w, h, s * 0.05)
    const around = {
      body: blurred,
      isBackground: isBackground.map(() => 1),
      isFace: isFace.map(() => 0),
      isHead,
    }
    const above = underlay(frame, { ...layer, alpha: tall }, around)
    for (let x = 101; x < 114; x++) expect(above[5 * w + x]).toBeLessThan(0.05)
  })
  it('shows nothing beside a ragged crown that leaves the frame: it would be stairs', () => {
    // an arch that the frame cuts off, and single hairs that stand on it
    const topAt = (x: number) => Math.max(0, Math.max(0, Math.abs(x - 100) - 22) ** 2 / 40 - (x % 7 ? 0 : 5))
    const arch = alpha.map((_, i) => {
      const [x, y] = [i % w, (i / w) | 0]
      return y < 110 && y >= topAt(x) ? 1 : 0
    })
    const around = {
      body: wideBlur(arch, w, h, s * 0.05),
      isBackground: isBackground.map(() => 1),
      isFace: isFace.map(() => 0),
      isHead: isHead.map(() => 0),
    }
    const above = underlay(frame, { ...layer, alpha: arch }, around)
    let most = 0
    for (let x = 50; x < 150; x++)
      for (let y = 0; y < topAt(x) - 1 && y < 12; y++) most = Math.max(most, above[y * w + x])
    expect(most).toBeLessThan(0.05)
  })
})
