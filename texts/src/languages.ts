export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'fr'
/** Name of the query parameter, of the cookie and of the storage key that remember the choice. */
export const LANGUAGE_KEY = 'lng'

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value)

/** The language of ours that an Accept-Language header wishes for most; `null` when none is ours. */
export function languageOfHeader(header: string | undefined): Language | null {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters
      .map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1])
      .find((parameter) => parameter !== undefined)
    return { language: tag.split('-')[0], weight: Number(weight ?? 1) }
  })
  // Sorting keeps the order of those wished for equally.
  const ordered = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return ordered.map(({ language }) => language).find(isLanguage) ?? null
}
