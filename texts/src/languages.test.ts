import { describe, expect, it } from 'vitest'
import { isLanguage, LANGUAGES, languageOfHeader } from './languages.ts'

describe('the language a browser asks for', () => {
  it.each([
    { header: 'fr-FR,fr;q=0.9,en;q=0.8', language: 'fr' },
    { header: 'en-GB,en;q=0.9,fr;q=0.8', language: 'en' },
    { header: 'de-DE,de;q=0.9,en;q=0.8', language: 'en' },
    { header: 'en;q=0.4, fr;q=0.9', language: 'fr' },
    { header: 'fr;q=0.5,en', language: 'en' },
    { header: 'en;q=0, fr;q=0.1', language: 'fr' },
    { header: 'EN-us', language: 'en' },
    { header: 'frr, de', language: null },
    { header: 'de, ja', language: null },
    { header: '', language: null },
    { header: undefined, language: null },
  ])('$header: $language', ({ header, language }) => {
    expect(languageOfHeader(header)).toBe(language)
  })
})

// spec: 3.21
it('the languages are French and English', () => {
  expect(LANGUAGES.filter(isLanguage)).toEqual(['fr', 'en'])
})

// spec: 3.21
it.each(['de', '', null, undefined, 'FR', ['fr'], { fr: 1 }])('%j is no language of ours', (value) => {
  expect(isLanguage(value)).toBe(false)
})
