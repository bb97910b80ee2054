import { describe, expect, it } from 'vitest'
import { plainLayout } from '../../../test/plain-layers.ts'
import type { Picture } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'
import { LAYER } from '../layers/layout.ts'
import { softBackdrop } from './soft-backdrop.ts'

const SIZE = { w: 240, h: 320 }
const COARSE = { w: 80, h: 107 }
/** One face height, pixels. */
const S = 100

type Scene = (x: number, y: number) => readonly [layer: number, tone: number]

/** She is a column; a door stands in the wall behind her. */
const isHer = (x: number) => x > 80 && x < 160
const door = (x: number): number => (x < 40 ? 60 : 200)
const scene: Scene = (x) => (isHer(x) ? [LAYER.clothes, x % 2 ? 120 : 90] : [LAYER.background, door(x)])

function softened(at: Scene, layers: Scene = at) {
  const data = new Uint8Array(SIZE.w * SIZE.h * 3)
  for (let i = 0; i < SIZE.w * SIZE.h; i++) data.fill(at(i % SIZE.w, (i / SIZE.w) | 0)[1], i * 3, i * 3 + 3)
  const layout = plainLayout(COARSE, LAYER.background)
  for (let i = 0; i < layout.layer.length; i++)
    layout.layer[i] = layers(3 * (i % COARSE.w) + 1, 3 * ((i / COARSE.w) | 0) + 1)[0]
  const picture: Picture = { ...SIZE, data }
  const soft = softBackdrop(picture, { layout, s: S })
  const toneOf = (p: Picture) => (x: number, y: number) => p.data[(y * SIZE.w + x) * 3]
  return { before: toneOf(picture), after: toneOf(soft.picture), share: soft.share }
}

describe('a backdrop out of focus', () => {
  const { before, after, share } = softened(scene)
  it('leaves her as she is, to the pixel', () => {
    for (const x of [90, 120, 150]) expect(after(x, 160)).toBe(before(x, 160))
  })
  it('shows no edge of what stands there, and the wall where nothing does', () => {
    const steps = Array.from({ length: 60 }, (_, k) => Math.abs(after(11 + k, 160) - after(10 + k, 160)))
    expect(Math.max(...steps)).toBeLessThan(15)
    expect(Math.abs(after(220, 160) - 200)).toBeLessThan(3)
    expect(Math.abs(after(5, 160) - 60)).toBeLessThan(3)
  })
  it('takes nothing of her into it', () => expect(Math.abs(after(166, 160) - 200)).toBeLessThan(6))
  it('says how much of each pixel it is', () => {
    expect(share[160 * SIZE.w + 120]).toBe(0)
    expect(share[160 * SIZE.w + 220]).toBe(1)
  })
  it('ends where she is seen to begin, not where the coarse layout says', () => {
    const plain: Scene = (x) => (isHer(x) ? [LAYER.clothes, 20] : [LAYER.background, 220])
    const off: Scene = (x) => [isHer(x + 2) ? LAYER.clothes : LAYER.background, 0]
    const there = softened(plain, off)
    const sheIs = Array.from({ length: 78 }, (_, k) => there.after(82 + k, 160))
    expect(Math.max(...sheIs)).toBeLessThan(100)
  })
  it('takes away what is seen of her apart from her: a finger between locks that are gone', () => {
    const isApart = (x: number, y: number) => x > 200 && x < 210 && y > 150 && y < 160
    const { after: shown } = softened((x, y) => (isApart(x, y) ? [LAYER.body, 20] : scene(x, y)))
    expect(Math.abs(shown(205, 155) - 200)).toBeLessThan(6)
  })
})

it('a backdrop out of focus keeps the grain of the photo', () => {
  const next = random(3)
  const grains = Array.from({ length: SIZE.w * SIZE.h }, () => Math.round(12 * next()) - 6)
  const grain = (x: number, y: number) => grains[y * SIZE.w + x]
  const spreadOf = (at: (x: number, y: number) => number) => {
    const tones = Array.from({ length: 900 }, (_, k) => at(190 + (k % 30), 150 + ((k / 30) | 0)))
    const mean = tones.reduce((sum, v) => sum + v, 0) / tones.length
    return Math.sqrt(tones.reduce((sum, v) => sum + (v - mean) ** 2, 0) / tones.length)
  }
  const noisy: Scene = (x, y) => [scene(x, y)[0], (isHer(x) ? 120 : 180) + grain(x, y)]
  const { before, after } = softened(noisy)
  expect(spreadOf(after)).toBeGreaterThan(spreadOf(before) / 3)
  expect(spreadOf(after)).toBeLessThan(spreadOf(before) * 1.5)
})
