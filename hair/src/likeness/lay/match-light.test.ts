import { expect, test } from 'vitest'
import { matchLight } from './match-light.ts'

const w = 160
const h = 120
const grain = (i: number) => ((i * 7919) % 13) / 400
const plain = (L: number, a: number, b: number) =>
  Float32Array.from({ length: w * h * 3 }, (_, k) => [L, a, b][k % 3] + (k % 3 ? 0 : grain((k / 3) | 0)))
const everywhere = new Float32Array(w * h).fill(1)

test('a picture takes the light and colour of another and keeps its own grain', () => {
  const own = plain(0.5, 0.02, 0.03)
  matchLight({ w, h, own, light: plain(0.6, 0.01, 0.08), alike: everywhere, within: 0.1 }, 12)
  for (const i of [0, 3000, 9999, w * h - 1]) {
    expect(own[i * 3]).toBeCloseTo(0.6 + grain(i), 2)
    expect(own[i * 3 + 2]).toBeCloseTo(0.08, 2)
  }
})
test('a thing that only one of them shows does not colour what is around it', () => {
  const own = plain(0.5, 0.02, 0.03)
  const light = plain(0.55, 0.02, 0.03)
  for (let y = 40; y < 80; y++) for (let x = 60; x < 100; x++) light[(y * w + x) * 3 + 1] = 0.3
  matchLight({ w, h, own, light, alike: everywhere, within: 0.05 }, 12)
  expect(own[(60 * w + 80) * 3 + 1]).toBeCloseTo(0.02, 1)
  expect(own[(60 * w + 120) * 3 + 1]).toBeCloseTo(0.02, 2)
})
test('where nothing can be compared nothing is changed', () => {
  const own = plain(0.5, 0.02, 0.03)
  const nowhere = new Float32Array(w * h)
  matchLight({ w, h, own, light: plain(0.9, 0, 0), alike: nowhere, within: 0.05 }, 12)
  expect(own).toEqual(plain(0.5, 0.02, 0.03))
})
