import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { addressOf, drawingOf, newSecret, stepOfCode } from './app-codes.ts'

const HALF_MINUTE = 30
const NOW = 1_800_000_015
const STEP = Math.floor(NOW / HALF_MINUTE)
const secret = newSecret()
const codeAt = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: seconds * 1000 })

describe('a code of her app', () => {
  it.each([
    { halfMinutes: -2, step: null },
    { halfMinutes: -1, step: STEP - 1 },
    { halfMinutes: 0, step: STEP },
    { halfMinutes: 1, step: STEP + 1 },
    { halfMinutes: 2, step: null },
  ])('that is $halfMinutes half minutes off is of step $step', ({ halfMinutes, step }) => {
    expect(stepOfCode(secret, codeAt(NOW + halfMinutes * HALF_MINUTE), NOW)).toBe(step)
  })

  it('is none of another secret', () => {
    expect(stepOfCode(newSecret(), codeAt(NOW), NOW)).toBeNull()
  })

  // The six last digits of the example of RFC 6238, appendix B.
  it('is the one every app shows', () => {
    const known = Secret.fromLatin1('12345678901234567890').base32
    expect(stepOfCode(known, '287082', 59)).toBe(1)
  })
})

it('the secret has 160 random bits, and is never the same', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

it('the address names the house and her, and is drawn in dark squares', () => {
  const address = addressOf(secret, 'Ondée', 'camille@exemple.fr')
  expect(address).toContain('otpauth://totp/Ond%C3%A9e:camille%40exemple.fr?')
  expect(address).toContain(`secret=${secret}`)
  const { size, path } = drawingOf(address)
  expect(size).toBeGreaterThan(20)
  expect(path.match(/M/g)?.length ?? 0).toBeLessThan(size * size)
})
