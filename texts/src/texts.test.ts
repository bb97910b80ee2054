import { BASE_STYLE_IDS, BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
import { ERROR_CODES } from '@app/domain/errors.ts'
import { describe, expect, it } from 'vitest'
import { createTexts } from './create-texts.ts'
import { en } from './en/en.ts'
import { fr } from './fr/fr.ts'

type Sentence = [key: string, words: string]

function sentencesOf(words: unknown, key = ''): Sentence[] {
  if (typeof words === 'string') return [[key, words]]
  return Object.entries(words as object).flatMap(([name, word]) =>
    sentencesOf(word, key === '' ? name : `${key}.${name}`),
  )
}

const printed = {
  fr: sentencesOf(createTexts('fr', fr).getResourceBundle('fr', 'texts')),
  en: sentencesOf(createTexts('en', en).getResourceBundle('en', 'texts')),
}
const keysOf = (sentences: Sentence[]) => sentences.map(([key]) => key).sort()
const saying = (sentences: Sentence[], what: RegExp) => sentences.filter(([, words]) => what.test(words))

describe('both languages', () => {
  // spec: 1.2
  it('have the same sentences (L13)', () => {
    expect(keysOf(printed.en)).toEqual(keysOf(printed.fr))
  })

  it('leave no sentence empty (L13)', () => {
    expect(saying([...printed.fr, ...printed.en], /^\s*$/)).toEqual([])
  })

  it('fill the same holes', () => {
    const holes = (sentences: Sentence[]) =>
      Object.fromEntries(
        sentences.map(([key, words]) => [key, [...new Set(words.match(/\{\{[^}]+\}\}/g))].sort()]),
      )
    // "Une coiffure" needs no figure where "1 style" has one: singulars may leave the count out.
    const countable = (sentences: Sentence[]) => sentences.filter(([key]) => !key.endsWith('_one'))
    expect(holes(countable(printed.en))).toEqual(holes(countable(printed.fr)))
  })

  // spec: 8.5
  it.each(ERROR_CODES)('have a sentence for the refusal %s', (code) => {
    expect(fr.errors[code]).toMatch(/\S/)
    expect(en.errors[code]).toMatch(/\S/)
    expect(en.errors[code]).not.toBe(fr.errors[code])
  })

  it.each(Object.entries({ fr, en }))(
    'call a tone the same wherever a style suggests it: %s',
    (_, { styles }) => {
      const called = new Map<string, Set<string>>()
      for (const id of BASE_STYLE_IDS) {
        const { tone } = BASE_STYLES[id]
        called.set(tone, (called.get(tone) ?? new Set()).add(styles[id].tone))
      }
      expect([...called.values()].filter((names) => names.size > 1)).toEqual([])
      expect(called.size).toBeGreaterThan(1)
    },
  )

  it('have every form of every plural', () => {
    const keys = new Set(keysOf(printed.fr))
    const counted = [...keys].filter((key) => /_(one|other|many)$/.test(key))
    const stems = new Set(counted.map((key) => key.replace(/_(one|other|many)$/, '')))
    const wanted = [...stems].flatMap((stem) => [`${stem}_one`, `${stem}_other`, `${stem}_many`])
    expect(wanted.filter((key) => !keys.has(key))).toEqual([])
    expect(stems.size).toBeGreaterThan(0)
  })

  it.each([
    {
      count: 0,
      french: 'Votre première transformation vous attend',
      english: 'Your first transformation awaits you',
    },
    { count: 1, french: '1 transformation révélée', english: '1 transformation revealed' },
    { count: 2, french: '2 transformations révélées', english: '2 transformations revealed' },
    {
      count: 1_000_000,
      french: '1\u202f000\u202f000 transformations révélées',
      english: '1,000,000 transformations revealed',
    },
    // spec: 2.38
  ])('count to $count: $french', ({ count, french, english }) => {
    expect(createTexts('fr', fr).t('accounts.revealed', { count })).toBe(french)
    expect(createTexts('en', en).t('accounts.revealed', { count })).toBe(english)
  })
})

describe('a plural of nothing', () => {
  const languages = { fr: createTexts('fr', fr), en: createTexts('en', en) }
  it.each([
    {
      key: 'photos.count.announced',
      french: '0 photo acceptée sur 15',
      english: '0 photos accepted out of 15',
    },
    { key: 'catalogue.packages.images', french: '0 image', english: '0 images' },
  ] as const)('$key: « $french » is singular in French, not in English', ({ key, french, english }) => {
    expect(languages.fr.t(key, { count: 0, total: 15 })).toBe(french)
    expect(languages.en.t(key, { count: 0, total: 15 })).toBe(english)
  })
})

describe('French as it is printed', () => {
  it.each([
    { never: 'a plain space before ; ! ? %', what: / [;!?%]/ },
    { never: 'a plain space before a colon', what: / :/ },
    { never: 'a plain space before €', what: / €/ },
    { never: 'a plain space inside guillemets', what: /« | »/ },
    { never: 'a straight apostrophe', what: /'/ },
    { never: 'three dots where one sign does', what: /…\./ },
    { never: '« Oups »', what: /oups/i },
  ])('never has $never', ({ what }) => {
    expect(saying(printed.fr, what)).toEqual([])
  })
})

describe('English as it is printed', () => {
  it.each([
    { never: 'a straight apostrophe', what: /'/ },
    { never: 'a space before a sign', what: /[ \u00a0\u202f][;!?:%]/ },
    { never: 'French quotation marks', what: /[«»]/ },
    { never: '"Oops"', what: /oops/i },
  ])('never has $never', ({ what }) => {
    expect(saying(printed.en, what)).toEqual([])
  })
})

describe('the sentences that the specification gives word for word', () => {
  it.each([
    { said: fr.fields.emailInvalid, words: 'Email invalide' },
    { said: fr.fields.emailRequired, words: 'Email requis' },
    { said: fr.fields.passwordRequired, words: 'Mot de passe requis' },
    { said: fr.fields.firstNameShort, words: 'Prénom trop court' },
    { said: fr.fields.passwordShort, words: '6 caractères minimum' },
    { said: en.errors.credentials_wrong, words: 'Invalid email/username or password' },
    { said: en.errors.internal, words: 'An internal error occurred. Please try again.' },
    { said: en.fields.emailRequired, words: 'This field is required' },
    { said: en.fields.passwordRequired, words: 'This field is required' },
    { said: en.fields.emailInvalid, words: 'Invalid email address' },
    // spec: 8.54, 8.55, 8.56, 8.57
  ])('$words', ({ said, words }) => expect(said).toBe(words))
})
