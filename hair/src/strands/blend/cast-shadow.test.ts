import { describe, expect, it } from 'vitest'
import { castShadow } from './cast-shadow.ts'

const [w, h] = [200, 160]
const S = 400
/** A lock: a bar of ten columns in the middle, down to the middle of the picture. */
const layer = {
  ...{ w, h, lab: new Float32Array(w * h * 3) },
  alpha: Float32Array.from({ length: w * h }, (_, i) => (Math.abs((i % w) - 100) < 5 && i < 80 * w ? 1 : 0)),
}
const shadow = (x: number) => {
  const cast = castShadow(layer, [x, 0.7, 0.7], S)
  return (px: number, py: number) => cast[py * w + px]
}

describe('the shadow of a lock', () => {
  it('falls below it where the lamp is above her', () => {
    expect(shadow(0)(100, 82)).toBeGreaterThan(0.1)
    expect(shadow(0)(100, 82)).toBeGreaterThan(shadow(0)(100, 0) + 0.1)
  })
  it('falls to both sides alike where the lamp is before her, and else away from it', () => {
    expect(shadow(0)(92, 60)).toBeCloseTo(shadow(0)(108, 60), 5)
    expect(shadow(0.5)(92, 60)).toBeGreaterThan(shadow(0.5)(108, 60) + 0.1)
    expect(shadow(-0.5)(108, 60)).toBeGreaterThan(shadow(-0.5)(92, 60) + 0.1)
  })
  it('lies close to it, and leaves some of the light under all of the hair', () => {
    expect(shadow(0)(100, 110)).toBe(0)
    expect(shadow(0)(130, 60)).toBe(0)
    const all = castShadow({ ...layer, alpha: new Float32Array(w * h).fill(1) }, [0, 0.7, 0.7], S)
    expect(Math.max(...all)).toBeLessThan(0.7)
  })
})
