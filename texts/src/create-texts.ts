import i18next, { type FormatterModule, type i18n } from 'i18next'
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
 * Numbers as the language writes them: « 1 000 000 », “1,000,000”. Sentences need not ask for it. Money is asked for
 * by `currency(EUR)`, the one format our sentences name.
 */
function numbersIn(language: Language): FormatterModule {
  const plain = new Intl.NumberFormat(language)
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value, format) => {
      if (typeof value !== 'number') return value
      return (format === 'currency(EUR)' ? money : plain).format(value)
    },
  }
}

/**
 * One instance per request on the server, one for the life of the page in the browser. Ready at once: the words
 * are given, nothing is fetched. Sentences come out with their typography; interpolated values are not escaped
 * (React and the mail templates do that).
 */
export function createTexts(language: Language, words: Texts): i18n {
  const instance = i18next.createInstance().use(numbersIn(language))
  void instance.init({
    lng: language,
    fallbackLng: language,
    supportedLngs: [...LANGUAGES],
    ns: ['texts'],
    defaultNS: 'texts',
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: { [language]: { texts: mapSentences(words, typo[language]) } },
  })
  return instance
}
