import { expect, it } from 'vitest'
import { strandTips } from './strand-tips.ts'

const [w, h] = [80, 60]
const S = 200
const BAND = { from: 10, to: 50 }
/** Upright strands of eight columns, every second one lighter; no hair in the last columns. */
const isLight = (x: number) => Math.floor(x / 8) % 2 === 0
const layer = (light: number, dark: number) => ({
  ...{ w, h },
  alpha: Float32Array.from({ length: w * h }, (_, i) => (i % w < 64 ? 1 : 0)),
  lab: Float32Array.from({ length: w * h * 3 }, (_, k) => {
    if (k % 3) return 0
    return isLight(((k / 3) | 0) % w) ? light : dark
  }),
})
const at = (tips: Float32Array, x: number, y: number) => tips[(y - BAND.from) * w + x]

it.each([
  { what: 'black hair', light: 0.2, dark: 0.16 },
  { what: 'pale hair', light: 0.9, dark: 0.6 },
])('of $what strands in the light lie before the shadow between them', ({ light, dark }) => {
  const tips = strandTips(layer(light, dark), BAND, S)
  for (const y of [12, 30, 48]) {
    for (const x of [20, 36, 52]) expect(at(tips, x, y)).toBeGreaterThan(0.3)
    for (const x of [12, 28, 44]) expect(at(tips, x, y)).toBeLessThan(-0.3)
  }
  for (const v of tips) expect(Math.abs(v)).toBeLessThanOrEqual(1.6001)
})

it('hair of one tone has no strands, and where there is no hair there are none', () => {
  for (const v of strandTips(layer(0.4, 0.4), BAND, S)) expect(Math.abs(v)).toBeLessThan(0.01)
  for (const y of [12, 30, 48]) expect(at(strandTips(layer(0.5, 0.3), BAND, S), 74, y)).toBe(0)
})
