import { describe, expect, it } from 'vitest'
import { newToken, tokenHash } from '../tokens.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, isPassword } from './password.ts'

describe('a password is kept as an Argon2id hash', () => {
  it("says its cost: OWASP's 19 MiB, two passes, one lane", async () => {
    expect(await hashPassword('trois petits chats')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
  })

  it('is salted: twice the same password, two hashes', async () => {
    expect(await hashPassword('encore')).not.toBe(await hashPassword('encore'))
  })

  it.each([
    { typed: 'a'.repeat(128), why: '128 letters, none cut off', wrong: 'a'.repeat(127) },
    { typed: '💇‍♀️ été ', why: 'emojis, accents and a last space', wrong: '💇‍♀️ été' },
    { typed: 'caf\u00e9', why: 'an accent composed here, decomposed there', wrong: 'cafe' },
  ])('opens with $why, and not without its last sign', async ({ typed, wrong }) => {
    const hash = await hashPassword(typed)
    expect(await isPassword(typed.normalize('NFD'), hash)).toBe(true)
    expect(await isPassword(wrong, hash)).toBe(false)
  })

  it('does not open with a hash that is none', async () => {
    expect(await isPassword('x', '')).toBe(false)
  })
})

describe('a password anybody would try first is refused', () => {
  it.each([
    '123456',
    'azerty',
    'AZERTY',
    'motdepasse',
    'MotDePasse123',
    'coiffure',
    'Coiffure2026!',
    'soleil42',
    'aaaaaaaa',
    '121212',
    'ababab',
    'chelsea',
    'Chelsea99!',
    'tinkerbell',
    'naruto1',
    'loulou75',
  ])('%s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    { password: 'camille2026', personal: 'Camille', why: 'her first name with figures' },
    { password: 'ONDÉE!', personal: 'Ondée', why: 'the name of the house' },
    { password: 'camille@exemple.fr', personal: 'camille@exemple.fr', why: 'her address' },
    // spec: 5.7
  ])('$password: $why', ({ password, personal }) => {
    expect(isCommonPassword(password, personal)).toBe(true)
  })

  it.each(['trois petits chats', 'Zébu-7-ciel', '💇💅🌊🌞🌸🍒', 'soleil levant'])(
    '%s is accepted',
    (password) => {
      expect(isCommonPassword(password, 'Léa', 'Ondée')).toBe(false)
    },
  )
})

describe('a token', () => {
  it('has 256 random bits and never comes twice', () => {
    const tokens = Array.from({ length: 10_000 }, newToken)
    expect(new Set(tokens).size).toBe(10_000)
    expect(tokens.filter((token) => !/^[A-Za-z0-9_-]{43}$/.test(token))).toEqual([])
  })

  it('is kept as its SHA-256 only', () => {
    expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
