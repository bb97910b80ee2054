import { describe, expect, it } from 'vitest'
import { AVATARS, countCharacters, DEFAULT_AVATAR, normaliseEmail } from './account-rules.ts'
import { loginSchema, profileImageSchema, profileSchema, registerSchema } from './accounts-api.ts'

const her = { firstName: 'Camille', email: 'camille@exemple.fr', password: 'trois petits chats 7' }
const parsed = { register: registerSchema, login: loginSchema, profile: profileSchema }

/** The keys of the sentences a form shows. */
function complaints(form: keyof typeof parsed, typed: object): string[] {
  const read = parsed[form].safeParse(typed)
  return read.success ? [] : read.error.issues.map((issue) => issue.message)
}

describe('characters are counted as people count them', () => {
  it.each([
    { text: 'é', count: 1 },
    { text: '💇', count: 1 },
    { text: '💇💇💇💇💇💇', count: 6 },
    { text: '', count: 0 },
  ])('$text is $count', ({ text, count }) => {
    expect(countCharacters(text)).toBe(count)
  })
})

describe('one mailbox has one spelling', () => {
  it.each([' Camille@Exemple.FR ', 'CAMILLE@EXEMPLE.FR', 'camille@exemple.fr'])('%j', (typed) => {
    expect(normaliseEmail(typed)).toBe('camille@exemple.fr')
  })
})

describe('registering', () => {
  it.each([
    { field: 'a first name of 1', typed: { firstName: 'C' }, says: ['firstNameShort'] },
    { field: 'a first name of 1 among spaces', typed: { firstName: ' C ' }, says: ['firstNameShort'] },
    { field: 'a first name of 2', typed: { firstName: 'Lý' }, says: [] },
    { field: 'a first name of 80', typed: { firstName: 'a'.repeat(80) }, says: [] },
    { field: 'a first name of 81', typed: { firstName: 'a'.repeat(81) }, says: ['tooLong'] },
    { field: 'a password of 5', typed: { password: 'abcde' }, says: ['passwordShort'] },
    { field: 'a password of 5 emojis', typed: { password: '💇'.repeat(5) }, says: ['passwordShort'] },
    { field: 'a password of 6', typed: { password: 'abcde6' }, says: [] },
    { field: 'a password of 6 emojis', typed: { password: '💇'.repeat(6) }, says: [] },
    { field: 'a password of 128', typed: { password: 'ab'.repeat(64) }, says: [] },
    { field: 'a password of 128 emojis', typed: { password: '💇'.repeat(128) }, says: [] },
    { field: 'a password of 129', typed: { password: 'a'.repeat(129) }, says: ['passwordLong'] },
    { field: 'no address', typed: { email: '' }, says: ['emailInvalid'] },
    { field: 'an address of spaces', typed: { email: '   ' }, says: ['emailInvalid'] },
    { field: 'half an address', typed: { email: 'camille@' }, says: ['emailInvalid'] },
    { field: 'two dots in a row', typed: { email: 'ca..mille@exemple.fr' }, says: ['emailInvalid'] },
    { field: 'spaces around an address', typed: { email: ' camille@exemple.fr ' }, says: [] },
    { field: 'an address with a space', typed: { email: 'cam ille@exemple.fr' }, says: ['emailInvalid'] },
    {
      field: 'an address of 255',
      typed: { email: `${'a'.repeat(60)}@${'b'.repeat(191)}.fr` },
      says: ['emailInvalid'],
    },
    // spec: 5.4, 5.5, 9.10, 9.11
  ])('$field: $says', ({ typed, says }) => {
    expect(complaints('register', { ...her, ...typed })).toEqual(says)
  })

  // spec: 3.2, 5.8
  it.each(['femme', 'homme', 'autre', null, undefined])('gender %s is accepted', (gender) => {
    expect(registerSchema.parse({ ...her, gender }).gender).toBe(gender)
  })

  // spec: 5.9
  it('"je préfère ne pas préciser" (an empty gender) is no gender', () => {
    expect(registerSchema.parse({ ...her, gender: '' }).gender).toBeNull()
  })

  // spec: 3.2, 5.8
  it('any other gender is refused', () => {
    expect(registerSchema.safeParse({ ...her, gender: 'chat' }).success).toBe(false)
  })

  it('spaces around a password are part of it', () => {
    expect(registerSchema.parse({ ...her, password: '  a b c ' }).password).toBe('  a b c ')
  })

  it('keeps nothing but what the form has', () => {
    const greedy = { ...her, userType: 'pro', credits: 999, id: 'x', emailVerified: true }
    expect(Object.keys(registerSchema.parse(greedy)).sort()).toEqual(['email', 'firstName', 'password'])
  })
})

describe('signing in', () => {
  it.each([
    { typed: { email: '', password: 'x' }, says: ['emailRequired'] },
    { typed: { email: 'x', password: 'x' }, says: ['emailInvalid'] },
    { typed: { email: her.email, password: '' }, says: ['passwordRequired'] },
    { typed: { email: her.email, password: 'x' }, says: [] },
    // spec: 5.1, 5.2, 5.3
  ])('$typed says $says', ({ typed, says }) => {
    expect(complaints('login', typed)).toEqual(says)
  })
})

describe('her profile', () => {
  const profile = { firstName: 'Lou', email: her.email }

  it.each([
    { field: 'no first name', typed: { firstName: ' ' }, says: ['firstNameRequired'] },
    { field: 'a first name of 1', typed: { firstName: 'L' }, says: [] },
    { field: 'no address', typed: { email: '' }, says: ['emailRequired'] },
    { field: 'half an address', typed: { email: 'camille@' }, says: ['emailInvalid'] },
    { field: 'a last name of 81', typed: { lastName: 'x'.repeat(81) }, says: ['tooLong'] },
    { field: 'no last name', typed: { lastName: null }, says: [] },
    { field: 'a French number', typed: { phone: '+33 6 12 34 56 78' }, says: [] },
    { field: 'no number', typed: { phone: '' }, says: [] },
    { field: 'letters for a number', typed: { phone: 'appelez-moi' }, says: ['phoneInvalid'] },
    { field: 'a number of 31 figures', typed: { phone: '0'.repeat(31) }, says: ['phoneInvalid'] },
    // spec: 5.23, 5.24
  ])('$field: $says', ({ typed, says }) => {
    expect(complaints('profile', { ...profile, ...typed })).toEqual(says)
  })

  // spec: 9.20
  it('has one of eight portraits, the first by default', () => {
    expect(AVATARS).toHaveLength(8)
    expect(DEFAULT_AVATAR).toBe('picture1.png')
  })

  it.each(['picture0.png', 'picture9.png', '../picture1.png', '', 'picture1'])(
    // spec: 3.3
    '%j is not one of them',
    (image) => {
      expect(profileImageSchema.safeParse({ image }).success).toBe(false)
    },
  )
})
