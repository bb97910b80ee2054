import { expect, it } from 'vitest'
import { oneColour, stopsOf } from './hair-light.ts'
import { PALETTES } from './hair-palettes.ts'

it('shines brightest at the crown', () => {
  const stops = stopsOf('light', oneColour(PALETTES.cuivre))
  expect(stops.find(([offset]) => offset === 0.17)?.[1].toUpperCase()).toBe(PALETTES.cuivre[4])
})

it('melts from natural roots to lightened ends: nothing before, everything after', () => {
  const stops = stopsOf('back', { roots: PALETTES.noir, ends: PALETTES.polaire, melt: [0.2, 0.6] })
  const at = (height: number) => stops.find(([offset]) => offset === height)?.[1].toUpperCase()
  expect(at(0.2)).toBe(PALETTES.noir[1])
  expect(at(0.6)).toBe(PALETTES.polaire[0])
})
