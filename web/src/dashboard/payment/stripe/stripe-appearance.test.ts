import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stripeAppearance } from './stripe-appearance.ts'

const css = readFileSync(new URL('../../../ui/theme/tokens.css', import.meta.url), 'utf8')
const tokenOf = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(css)?.[1] ?? ''

describe('the Payment Element wears our colours', () => {
  it('every token it asks for exists', () => {
    const asked: string[] = []
    const read = (name: string) => {
      asked.push(name)
      return tokenOf(name)
    }
    stripeAppearance(read, false)
    expect(asked.filter((name) => tokenOf(name) === '')).toEqual([])
  })
  it('with letters of 16 px or more, or a phone zooms into the field', () => {
    const { variables, rules } = stripeAppearance(tokenOf, false)
    const sizes = [variables?.fontSizeBase, rules?.['.Input']?.fontSize, rules?.['.Error']?.fontSize]
    for (const size of sizes) expect(Number.parseFloat(size ?? '0')).toBeGreaterThanOrEqual(16)
  })
  it('by night too', () => expect(stripeAppearance(tokenOf, true).theme).toBe('night'))
})
