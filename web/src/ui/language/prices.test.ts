import { describe, expect, it } from 'vitest'
import { formatEuros } from './prices.ts'

describe('a price is written as her language writes it', () => {
  it('French: comma, no-break space, sign after', () => expect(formatEuros(24.9, 'fr')).toBe('24,90\u00a0€'))
  // spec: 9.9
  it('English: sign first, point', () => expect(formatEuros(24.9, 'en')).toBe('€24.90'))
  // spec: 9.6
  it('always with two decimals', () => expect(formatEuros(1, 'fr')).toBe('1,00\u00a0€'))
  it('also for nothing', () => expect(formatEuros(0, 'fr')).toBe('0,00\u00a0€'))
})
