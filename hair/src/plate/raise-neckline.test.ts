import { describe, expect, it } from 'vitest'
import { LAYER, type Layout } from './layout.ts'
import { raiseNeckline } from './raise-neckline.ts'

const [w, h, S] = [120, 160, 60]
/** A throat seen down to row 100, skin guessed beside it under the hair, something further out. */
function layoutOf(outside: number): Layout {
  const layer = new Uint8Array(w * h)
  const seen = new Uint8Array(w * h)
  for (let i = 0; i < w * h; i++) {
    const x = Math.abs((i % w) - 60)
    const y = Math.floor(i / w)
    const isHair = x > 12 && x < 40
    seen[i] = isHair ? 0 : 1
    if (y < 60) continue
    layer[i] = x >= 40 ? outside : y < 100 || isHair ? LAYER.body : LAYER.clothes
  }
  return { w, h, layer, seen, alpha: new Float32Array(w * h), shoulders: new Float32Array(w), fringe: 0 }
}
const at = ({ layer }: Layout, x: number, y: number) => layer[y * w + x]

describe('a neckline hidden by hair rises towards the shoulders', () => {
  const layout = layoutOf(LAYER.clothes)
  raiseNeckline(layout, 60, 60, S)
  it('far out it is cloth above the lowest point of the throat', () =>
    expect(at(layout, 95, 95)).toBe(LAYER.clothes))
  it('beside the throat it is still skin', () => expect(at(layout, 75, 90)).toBe(LAYER.body))
  it('what is seen stays', () => expect(at(layout, 60, 99)).toBe(LAYER.body))
  it('bare shoulders stay bare', () => {
    const bare = layoutOf(LAYER.body)
    raiseNeckline(bare, 60, 60, S)
    expect(at(bare, 95, 95)).toBe(LAYER.body)
  })
})
