import { expect, it } from 'vitest'
import { PALETTES } from './hair-palettes.ts'
import { mix } from './mix.ts'

const brightness = (hex: string) =>
  0.3 * Number.parseInt(hex.slice(1, 3), 16) +
  0.59 * Number.parseInt(hex.slice(3, 5), 16) +
  0.11 * Number.parseInt(hex.slice(5, 7), 16)

it.each(Object.entries(PALETTES))('%s grows lighter from shadow to glow', (_, palette) => {
  const steps = palette.map(brightness)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
})

it('mixes nothing, half and all of the second colour', () => {
  expect([0, 0.5, 1].map((share) => mix('#000000', '#ff8040', share))).toEqual([
    '#000000',
    '#804020',
    '#ff8040',
  ])
})
