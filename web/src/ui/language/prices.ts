import type { Language } from '@app/texts/languages.ts'
import { useLanguage } from './use-words.ts'

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-IE' }

/** « 24,90 € » or "€24.90". */
export const formatEuros = (euros: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' }).format(euros)

/** Formats whole cents in her language. */
export function usePrice(): (cents: number) => string {
  const language = useLanguage()
  return (cents) => formatEuros(cents / 100, language)
}
