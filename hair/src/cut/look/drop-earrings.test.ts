import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { faceFrame, toPixels } from '../../face/face-frame.ts'
import { dropEarrings } from './drop-earrings.ts'

const [w, h] = [320, 360]
const face = ovalFace(160, 150, 160)
const frame = faceFrame(face)
const BROWN = [0.3, 0.02, 0.03]
const GOLD = [0.75, 0.03, 0.12]

/** Hair everywhere, with a disc of metal at a place in face units; how light it is there afterwards, and how much hair. */
function worn(u: number, v: number, { radius = 4, colour = GOLD, hair = 1 } = {}) {
  const layer = {
    ...{ w, h, alpha: new Float32Array(w * h).fill(hair) },
    lab: Float32Array.from({ length: w * h * 3 }, (_, k) => BROWN[k % 3]),
  }
  const [cx, cy] = toPixels(frame, u, v).map(Math.round)
  for (let y = cy - radius; y <= cy + radius; y++)
    for (let x = cx - radius; x <= cx + radius; x++)
      if (Math.hypot(x - cx, y - cy) <= radius) {
        layer.lab.set(colour, (y * w + x) * 3)
        layer.alpha[y * w + x] = 1
      }
  const before = layer.lab.slice()
  dropEarrings(layer, face)
  const i = cy * w + cx
  return {
    light: layer.lab[i * 3],
    alpha: layer.alpha[i],
    changed: layer.lab.some((v, k) => v !== before[k]),
  }
}
const EAR = frame.width / 2

describe('an earring', () => {
  it.each([
    ['left', -EAR],
    ['right', EAR],
  ])('is painted over where hair lies around it, on the %s', (_, u) => {
    const { light, alpha } = worn(u, -0.15)
    expect(light).toBeCloseTo(BROWN[0], 2)
    expect(alpha).toBeCloseTo(1, 2)
  })
  it('is taken away where there is hardly any', () => {
    expect(worn(EAR, -0.15, { hair: 0.2 }).alpha).toBeLessThan(0.2)
  })
  it('may also be of another hue only', () => {
    expect(worn(EAR, -0.15, { colour: [0.3, 0.02, 0.2] }).changed).toBe(true)
  })
})

describe('no earring is', () => {
  it.each([
    ['on the cheek', EAR - 0.12, -0.15],
    ['far beside the ear', EAR + 0.13, -0.15],
    ['above it', EAR, 0.08],
    ['on the shoulder', EAR, -0.5],
  ])('%s', (_, u, v) => expect(worn(u, v)).toMatchObject({ light: Math.fround(GOLD[0]), changed: false }))
  it('what shines in streaks all over: the hair itself', () => {
    const lab = Float32Array.from(
      { length: w * h * 3 },
      (_, k) => (((k / 3) | 0) % 8 < 2 ? GOLD : BROWN)[k % 3],
    )
    const layer = { w, h, alpha: new Float32Array(w * h).fill(1), lab: lab.slice() }
    dropEarrings(layer, face)
    expect(layer.lab).toEqual(lab)
  })
  it('hardly lighter than the hair around it', () => {
    expect(worn(EAR, -0.15, { colour: [0.38, 0.02, 0.03] }).changed).toBe(false)
  })
})
