import { createTexts, createTypesetTexts } from '@app/texts/create-texts.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@app/texts/languages.ts'
import type { Texts } from '@app/texts/texts.ts'
import type { i18n } from 'i18next'

/** Only the language of the page is fetched. */
const WORDS: Record<Language, () => Promise<Texts>> = {
  fr: async () => (await import('@app/texts/fr/fr.ts')).fr,
  en: async () => (await import('@app/texts/en/en.ts')).en,
}

/** The build has typeset them (web/typeset-texts.ts); a site that is being written reads them as they are written. */
const create = import.meta.env.DEV ? createTexts : createTypesetTexts

/** The server has chosen: `<html lang>` says it. */
export async function loadTexts(lang: string): Promise<i18n> {
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  return create(language, await WORDS[language]())
}
