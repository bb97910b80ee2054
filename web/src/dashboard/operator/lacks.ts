import { useTranslation } from 'react-i18next'
import type { ZodSafeParseResult } from 'zod'

/** What is missing or wrong, field by field, as a key of texts `fields`. */
export type Lacks = Partial<Record<string, string>>

/** Of a schema whose messages are such keys. */
export const lacksIn = (read: ZodSafeParseResult<unknown>): Lacks =>
  Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [String(path.at(-1)), message]))

/** The sentence of a field; none where nothing lacks. */
export function useLackWords(lacks: Lacks): (field: string) => string | undefined {
  const { t } = useTranslation()
  const words: Partial<Record<string, string>> = t('fields', { returnObjects: true })
  return (field) => words[lacks[field] ?? '']
}
