import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error.ts'

/** What the server said of a failed call, or that nothing reached it; otherwise the words for when nobody knows. */
export function troubleWords(t: TFunction, error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.isNetwork) return t('toasts.networkError.description')
  return error.sentence || otherwise
}
