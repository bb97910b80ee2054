import { expect, it } from 'vitest'
import { LAYER } from '../../plate/layers/layout.ts'
import { backdropLight } from './backdrop-light.ts'

const [w, h] = [40, 40]
const frame = { cx: 20, cy: 20, ux: 1, uy: 0, vx: 0, vy: -1, s: 20, width: 0.8, nose: 0 }

/** A head before a wall of one lightness, which below her eyes is black; what is not seen of it is black too. */
function lightBefore(wall: number, isSeen: (x: number) => boolean = () => true): number {
  const isHead = (x: number) => x >= 12 && x < 28
  const at = (i: number): [x: number, y: number] => [i % w, Math.floor(i / w)]
  const plane = (value: (x: number, y: number) => number) =>
    Array.from({ length: w * h }, (_, i) => value(...at(i)))
  const light = plane((x, y) => (isHead(x) ? 0.6 : y < 20 && isSeen(x) ? wall : 0))
  const layout = {
    ...{ w: w / 2, h: h / 2 },
    layer: Uint8Array.from({ length: (w * h) / 4 }, (_, m) =>
      isHead((m % (w / 2)) * 2) ? LAYER.face : LAYER.background,
    ),
    seen: Uint8Array.from({ length: (w * h) / 4 }, (_, m) => (isSeen((m % (w / 2)) * 2) ? 1 : 0)),
  }
  const lab = Float32Array.from(light.flatMap((L) => [L, 0, 0]))
  return backdropLight({ lab, matte: { w, h } } as Parameters<typeof backdropLight>[0], layout, frame)
}

it('a white wall lights hair from behind, a black one does not, a grey one a little', () => {
  expect(lightBefore(0.95)).toBe(1)
  expect(lightBefore(0.2)).toBe(0)
  expect(lightBefore(0.55)).toBeGreaterThan(0.2)
  expect(lightBefore(0.55)).toBeLessThan(0.7)
})
it('goes by what is seen of it: what hair hid is anybody’s guess', () =>
  expect(lightBefore(0.95, (x) => x < 10)).toBe(1))
it('knows of no light where nothing of it is seen', () => expect(lightBefore(0.95, () => false)).toBe(0))
