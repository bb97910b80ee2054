import i18next, { type i18n } from 'i18next'
import { LANGUAGES, type Language } from './languages.ts'
import type { Texts } from './texts.ts'
import { typoEn, typoFr } from './typo.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts'
    resources: { texts: Texts }
  }
}

const typo: Record<Language, (sentence: string) => string> = { fr: typoFr, en: typoEn }

function mapSentences<T>(words: T, change: (sentence: string) => string): T {
  if (typeof words === 'string') return change(words) as T
  if (Array.isArray(words)) return words.map((word) => mapSentences(word, change)) as T
  return Object.fromEntries(
    Object.entries(words as Record<string, unknown>).map(([key, word]) => [key, mapSentences(word, change)]),
  ) as T
}

/**
 * One instance per request on the server, one for the life of the page in the browser. Ready at once: the words
 * are given, nothing is fetched. Sentences come out with their typography; interpolated values are not escaped
 * (React and the mail templates do that).
 */
export function createTexts(language: Language, words: Texts): i18n {
  const instance = i18next.createInstance()
  void instance.init({
    lng: language,
    fallbackLng: language,
    supportedLngs: [...LANGUAGES],
    ns: ['texts'],
    defaultNS: 'texts',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { texts: mapSentences(words, typo[language]) } },
  })
  return instance
}
