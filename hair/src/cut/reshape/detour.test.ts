import { expect, it } from 'vitest'
import { detour } from './detour.ts'

const [w, h] = [200, 200]
const TOP = 80
const hairWhere = (isHair: (x: number, y: number) => boolean) =>
  detour(
    Float32Array.from({ length: w * h }, (_, i) => (isHair(i % w, (i / w) | 0) ? 1 : 0)),
    { w, h },
    TOP,
  )
const at = (plane: Float32Array, x: number, y: number) => plane[y * w + x]

it('hair that hangs down is as long as it is high', () => {
  const around = hairWhere((x) => x > 60 && x < 100)
  for (const y of [70, 100, 130, 180]) expect(at(around, 80, y)).toBe(0)
})

it('hair that falls aslant is a little longer', () => {
  const around = hairWhere((x, y) => Math.abs(x - 80 - Math.max(0, y - TOP) * 0.5) < 20)
  expect(at(around, 120, 160)).toBeGreaterThan(0)
  expect(at(around, 120, 160)).toBeLessThan(0.2 * (160 - TOP))
})

it('a lock that lies over a shoulder is longer by the way along it', () => {
  const around = hairWhere((x, y) => (x > 40 && x < 80) || (x >= 80 && x < 160 && y > 100 && y < 120))
  expect(at(around, 60, 110)).toBe(0)
  for (const x of [110, 150]) expect(Math.abs(at(around, x, 110) - (x - 80) * 0.7)).toBeLessThan(26)
  expect(at(around, 150, 110)).toBeGreaterThan(at(around, 110, 110) + 25)
})

it('across a gap it is further than along hair', () => {
  const far = (gap: number) =>
    at(
      hairWhere((x) => x < 60 || x > 60 + gap),
      100,
      70,
    )
  expect(far(8)).toBe(0)
  const torn = hairWhere((x, y) => x < 60 || (x > 60 && y > 100 && (x < 84 || x > 92)))
  const whole = hairWhere((x, y) => x < 60 || (x > 60 && y > 100))
  expect(at(torn, 110, 120)).toBeGreaterThan(at(whole, 110, 120) + 8)
})
