import { expect, it } from 'vitest'
import { NAMED_TONES } from './reflects.ts'
import { toneSwatch } from './swatch.ts'

const channels = (hex: string) => [1, 3, 5].map((k) => Number.parseInt(hex.slice(k, k + 2), 16))
const lightness = (hex: string) => channels(hex).reduce((a, b) => a + b)

it.each(['1.0', '7.44', '10.1', ...NAMED_TONES])('%s has a swatch from shadow to shine', (tone) => {
  const { shadow, mid, light } = toneSwatch(tone)
  for (const hex of [shadow, mid, light]) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  expect(lightness(shadow)).toBeLessThan(lightness(mid))
  expect(lightness(mid)).toBeLessThan(lightness(light))
})
it('copper is orange', () => {
  const [r, g, b] = channels(toneSwatch('7.44').mid)
  expect(r).toBeGreaterThan(g + 40)
  expect(g).toBeGreaterThan(b + 20)
})
it('refuses what is no tone', () => expect(() => toneSwatch('bleu')).toThrow(/Expected a tone/))
