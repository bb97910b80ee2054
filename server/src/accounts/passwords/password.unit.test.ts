import { describe, expect, it } from 'vitest'
import { newToken, tokenHash } from '../tokens.ts'
import { weaknessOf } from './guess-password.ts'
import { hashPassword, isPassword } from './password.ts'

describe('a password is kept as an Argon2id hash', () => {
  it("says its cost: OWASP's 19 MiB, two passes, one lane (A3)", async () => {
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

const HER = { firstName: 'Camille', lastName: 'Dupont', email: 'cam.dupontel@exemple.fr', house: 'Ondée' }

describe('a password that is easily guessed is refused, with what would help', () => {
  it.each([
    ...[
      '123456',
      'azerty',
      'AZERTY',
      'motdepasse',
      'chelsea',
      'Chelsea99!',
      'tinkerbell',
      'naruto1',
      '87654321',
    ],
    ...['P@ssw0rd!', 'mOtDePaSsE', 'MotDePasse123', 'jetaime', 'loulou75'],
  ])('%s: it is common (A2)', async (password) => {
    expect(await weaknessOf(password, HER)).toBe('passwordCommon')
  })

  it.each([
    ...['coiffure', 'Coiffure2026!', 'balayage', 'soleil42', 'marseille13', 'Automne2026!'],
    ...['long_lisse'],
  ])('%s: it is a word (A2)', async (password) => {
    expect(await weaknessOf(password, HER)).toBe('passwordWord')
  })

  it.each([
    ...['camille2026', 'Camille!', 'DUPONT75', 'cam.dupontel', 'dupontel75', 'cam.dupontel@exemple.fr'],
    ...['ONDÉE!', 'ondée2026', 'Ondee2026', 'Exemple2026'],
    // spec: 5.7
  ])('%s: it is hers, or the name of the house (A2)', async (password) => {
    expect(await weaknessOf(password, HER)).toBe('passwordPersonal')
  })

  it('each of the three thousand most used ones is refused (A2)', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const most = dictionary['passwords-common'].filter((word) => word.length >= 6).slice(0, 3000)
    expect(most).toHaveLength(3000)
    const taken: string[] = []
    for (const word of most) if ((await weaknessOf(word, HER)) === null) taken.push(word)
    expect(taken).toEqual([])
  })

  it.each([
    ['aaaaaaaa', 'passwordRepeated'],
    ['121212', 'passwordRepeated'],
    ['ababab', 'passwordRepeated'],
    ['a'.repeat(128), 'passwordRepeated'],
    ['abcdefgh', 'passwordSequence'],
    ['azertyuiop', 'passwordKeys'],
    ['19021987', 'passwordDate'],
  ])('%s: %s', async (password, weakness) => {
    expect(await weaknessOf(password, HER)).toBe(weakness)
  })

  it.each([
    ...['trois petits chats', 'trois petits chats 7', 'Zébu-7-ciel', '💇💅🌊🌞🌸🍒', 'soleil levant'],
    // Six signs at random: the shortest that is taken at all.
    ...[
      'kX9#qL',
      'quatre grands zèbres',
      'Le train de nuit pour Briançon part à 21 h 04 de la voie C, et personne n’y dort vraiment avant Valence, sauf le chien du contrôl',
    ],
  ])('%s is taken', async (password) => {
    expect(await weaknessOf(password, HER)).toBeNull()
  })
})

describe('a token', () => {
  it('has 256 random bits and never comes twice (A7, S1)', () => {
    const tokens = Array.from({ length: 10_000 }, newToken)
    expect(new Set(tokens).size).toBe(10_000)
    expect(tokens.filter((token) => !/^[A-Za-z0-9_-]{43}$/.test(token))).toEqual([])
  })

  it('is kept as its SHA-256 only', () => {
    expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
