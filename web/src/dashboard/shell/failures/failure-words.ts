import type { Texts } from '@app/texts/texts.ts'
import type { TFunction } from 'i18next'
import { ApiError } from '../../../api/api-error.ts'

/** What could not be fetched: words with a title and a text, in the texts of its noun. */
export type Failure = {
  [Noun in keyof Texts]: `${Noun}.${Extract<keyof Texts[Noun], 'failure' | `${string}Failure`>}`
}[keyof Texts]

/** What happened and what is safe, then why: her connection, or what the server said. Never a status. */
export function failureWords(failure: Failure, error: Error | null, t: TFunction): string {
  const what = t(`${failure}.text`)
  if (!(error instanceof ApiError)) return what
  const why = error.isNetwork ? t('dashboard.failures.offline') : error.sentence
  return why ? `${what} ${why}` : what
}
