import { createTexts } from '@app/texts/create-texts.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@app/texts/languages.ts'
import type { Texts } from '@app/texts/texts.ts'
import type { i18n } from 'i18next'

/** Only the language of the page is fetched. */
const WORDS: Record<Language, () => Promise<Texts>> = {
  fr: async () => (await import('@app/texts/fr/fr.ts')).fr,
  en: async () => (await import('@app/texts/en/en.ts')).en,
}

/** The server has chosen: `<html lang>` says it. */
export async function loadTexts(lang: string): Promise<i18n> {
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  return createTexts(language, await WORDS[language]())
}
