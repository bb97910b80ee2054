import i18next, { type FormatterModule, type i18n } from 'i18next'
import { LANGUAGES, type Language } from './languages.ts'
import type { Texts } from './texts.ts'
import { typeset } from './typeset.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts'
    resources: { texts: Texts }
  }
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

/** Sentences as they are written, printed as their language prints them. */
export const createTexts = (language: Language, written: Texts): i18n =>
  createTypesetTexts(language, typeset(language, written))

/**
 * One instance per request on the server, one for the life of the page in the browser. Ready at once: the words
 * are given, nothing is fetched, and their typography is done (the build does it for the browser). Interpolated
 * values are not escaped: React and the mail templates do that.
 */
export function createTypesetTexts(language: Language, words: Texts): i18n {
  const instance = i18next.createInstance().use(numbersIn(language))
  void instance.init({
    lng: language,
    fallbackLng: language,
    supportedLngs: [...LANGUAGES],
    ns: ['texts'],
    defaultNS: 'texts',
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: { [language]: { texts: words } },
  })
  return instance
}
