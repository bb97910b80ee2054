import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newSecret } from './app-codes.ts'
import { LockedSecretError, lockSecret, openSecret } from './locked-secrets.ts'

const HER = 'a3b1c5d7-0000-4000-8000-000000000001'
const OTHER = 'a3b1c5d7-0000-4000-8000-000000000002'
const OLD = { now: randomBytes(32), before: null }
const NEW = { now: randomBytes(32), before: OLD.now }
const NONE = { now: null, before: null }
const secret = newSecret()

describe('the secret of a second factor', () => {
  it('is locked so that nothing of it can be read, and never twice alike', () => {
    const kept = lockSecret(OLD, HER, secret)
    expect(kept).not.toContain(secret)
    expect(lockSecret(OLD, HER, secret)).not.toBe(kept)
    expect(openSecret(OLD, HER, kept)).toEqual({ secret, isOfToday: true })
  })

  it('opens by the key of before, and is laid anew then', () => {
    const kept = lockSecret(OLD, HER, secret)
    expect(openSecret(NEW, HER, kept)).toEqual({ secret, isOfToday: false })
    expect(openSecret(NEW, HER, lockSecret(NEW, HER, secret)).isOfToday).toBe(true)
  })

  it('that was laid before there was a key opens, and is laid anew once there is one', () => {
    expect(lockSecret(NONE, HER, secret)).toBe(secret)
    expect(openSecret(NONE, HER, secret)).toEqual({ secret, isOfToday: true })
    expect(openSecret(OLD, HER, secret)).toEqual({ secret, isOfToday: false })
  })

  it.each([
    { what: 'without a key', keys: NONE, userId: HER, spoil: (kept: string) => kept },
    {
      what: 'with another key',
      keys: { now: randomBytes(32), before: randomBytes(32) },
      userId: HER,
      spoil: (kept: string) => kept,
    },
    { what: 'in the row of another person', keys: OLD, userId: OTHER, spoil: (kept: string) => kept },
    { what: 'once cut off', keys: OLD, userId: HER, spoil: (kept: string) => kept.slice(0, -4) },
    {
      what: 'of which next to nothing is left',
      keys: OLD,
      userId: HER,
      spoil: (kept: string) => kept.slice(0, 20),
    },
    {
      what: 'with one sign changed',
      keys: OLD,
      userId: HER,
      spoil: (kept: string) => kept.slice(0, 30) + (kept[30] === 'A' ? 'B' : 'A') + kept.slice(31),
    },
  ])('does not open $what', ({ keys, userId, spoil }) => {
    const kept = spoil(lockSecret(OLD, HER, secret))
    expect(() => openSecret(keys, userId, kept)).toThrow(LockedSecretError)
  })
})
