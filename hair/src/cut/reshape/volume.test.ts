import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { plainLayout, plainMasks } from '../../../test/plain-layers.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import { BACKGROUND } from '../../matte/masks.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import { LAYER } from '../../plate/layers/layout.ts'
import { volume } from './volume.ts'

const [w, h] = [240, 260]
const S = 90
const face = ovalFace(120, 120, S)
const frame = faceFrame(face)
const [HAIR, WALL] = [50, 220]
const reach = (i: number) => Math.hypot(...toFace(frame, i % w, (i / w) | 0))
/** A dark ring of hair around the face before a light wall. */
const isHair = (i: number) => reach(i) > 0.5 && reach(i) < 0.9 && toFace(frame, i % w, (i / w) | 0)[1] > -0.3
const data = new Uint8Array(w * h * 3)
for (let i = 0; i < w * h; i++) data.fill(isHair(i) ? HAIR : WALL, i * 3, i * 3 + 3)
const picture = { w, h, data }
const hair = {
  ...{ w, h, lab: bytesToOklab(data) },
  alpha: Float32Array.from({ length: w * h }, (_, i) => (isHair(i) ? 1 : 0)),
}
const taken = { lab: hair.lab, masks: plainMasks({ w, h }, BACKGROUND) }
const layout = plainLayout({ w, h }, LAYER.background)
const raised = (amount: number) => volume({ picture, hair, face, layout }, taken, amount).picture.data
const AMOUNT = 0.15
const full = raised(AMOUNT)
const byte = (of: Uint8Array, u: number, v: number) =>
  of[(Math.round(frame.cy - v * S) * w + Math.round(frame.cx + u * S)) * 3]

describe('more volume', () => {
  it('pushes the outline outwards, aside and above', () => {
    for (const [u, v] of [
      [0.96, 0.1],
      [-0.96, 0.1],
      [0, 0.95],
    ]) {
      expect(byte(data, u, v)).toBe(WALL)
      expect(byte(full, u, v)).toBeLessThan(WALL - 80)
    }
  })
  it('by the more the more is wanted, and no further', () => {
    const widest = (of: Uint8Array) => {
      let u = 0.8
      while (byte(of, u, 0.1) < WALL - 60) u += 0.01
      return u
    }
    const [little, much] = [widest(raised(0.06)), widest(full)]
    expect(little).toBeGreaterThan(widest(data))
    expect(much).toBeGreaterThan(little + 0.02)
    expect(much).toBeLessThan(0.9 * (1 + AMOUNT) + 0.03)
  })
  it('unevenly, lock by lock', () => {
    const { moved } = volume({ picture, hair, face, layout }, taken, AMOUNT)
    const from = new Float64Array(3)
    const lifts = Array.from({ length: 60 }, (_, k) => {
      const turn = ((k - 30) / 60) * Math.PI
      const [x, y] = [frame.cx + 0.9 * S * Math.sin(turn), frame.cy - 0.9 * S * Math.cos(turn)]
      moved?.source(x, y, from)
      return Math.hypot(x - from[0], y - from[1]) / S
    })
    expect(Math.max(...lifts) / Math.min(...lifts)).toBeGreaterThan(1.2)
    // what lies side by side is lifted alike, or hair is torn
    for (let k = 1; k < lifts.length; k++) expect(Math.abs(lifts[k] - lifts[k - 1])).toBeLessThan(0.03)
  })
  it('without a seam beside her eyes', () => {
    const { moved } = volume({ picture, hair, face, layout }, taken, AMOUNT)
    const from = new Float64Array(3)
    let last: number | null = null
    for (let v = -0.4; v < 0.2; v += 0.002) {
      moved?.source(frame.cx + 0.9 * S, frame.cy - v * S, from)
      const row = from[1] + v * S
      if (last !== null) expect(Math.abs(row - last)).toBeLessThan(0.004 * S)
      last = row
    }
  })
  it('leaves her face and her hairline as they are, to the byte', () => {
    for (let i = 0; i < w * h; i++) {
      const [u, v] = toFace(frame, i % w, (i / w) | 0)
      if (Math.hypot(u, Math.max(v, -0.1)) < 0.43) expect(full[i * 3]).toBe(data[i * 3])
    }
  })
  it('leaves no hole where hair was', () => {
    for (let i = 0; i < w * h; i++)
      if (isHair(i) && reach(i) < 0.85) expect(full[i * 3]).toBeLessThan(WALL - 60)
  })
  it('leaves the wall as it is far from her', () => {
    for (const [u, v] of [
      [1.25, 0],
      [-1.25, 0.5],
      [0, 1.25],
      [0, -1.4],
    ])
      expect(byte(full, u, v)).toBe(WALL)
  })
})
