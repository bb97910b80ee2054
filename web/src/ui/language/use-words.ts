import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@app/texts/languages.ts'
import { typoEn, typoFr } from '@app/texts/typo.ts'
import { useTranslation } from 'react-i18next'

const TYPO: Record<Language, (words: string) => string> = { fr: typoFr, en: typoEn }

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
}

/** The catalogue speaks both languages, with plain spaces: takes hers, with its typography. */
export function useWords(): (words: Record<Language, string>) => string {
  const language = useLanguage()
  return (words) => TYPO[language](words[language])
}
