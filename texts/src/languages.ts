export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'fr'
/** Name of the query parameter, of the cookie and of the storage key that remember the choice. */
export const LANGUAGE_KEY = 'lng'

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value)

/** First known language of an Accept-Language header, by its own order; `null` when none is ours. */
export function languageOfHeader(header: string | undefined): Language | null {
  const wished = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wished.find(isLanguage) ?? null
}
