import { expect, it } from 'vitest'
import { growSeeds } from './grow-seeds.ts'

const plane = (rows: string) => Float32Array.from(rows.replace(/\s/g, ''), (digit) => Number(digit) / 10)
const size = { w: 6, h: 3 }
const ground = plane(`
  330033
  090033
  030000`)

it('seeds take what they touch, side by side', () => {
  const grown = growSeeds(plane('000000 090000 000000'), ground, size)
  expect([...grown].map((v) => Math.round(v * 10)).join('')).toBe('330000090000030000')
})
it('without a seed nothing grows', () => {
  expect([...growSeeds(plane('000000 040000 000000'), ground, size)].every((v) => v === 0)).toBe(true)
})
