import type { Texts } from '@app/texts/texts.ts'
import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error.ts'

type Failures = Texts['dashboard']['failures']

/** What could not be fetched: a key of texts `dashboard.failures` that has a title and a text. */
export type Failure = {
  [Key in keyof Failures]: Failures[Key] extends { title: string; text: string } ? Key : never
}[keyof Failures]

/** What happened and what is safe, then why: her connection, or what the server said. Never a status. */
export function failureWords(failure: Failure, error: Error | null, t: TFunction): string {
  const what = t(`dashboard.failures.${failure}.text`)
  if (!(error instanceof ApiError)) return what
  const why = error.isNetwork ? t('dashboard.failures.offline') : error.sentence
  return why ? `${what} ${why}` : what
}
