import { pages } from '@app/domain/routes.ts'
import type { TFunction } from 'i18next'
import type { FormFacts } from './form-facts.ts'

/** What follows once she who has an account is known, whichever way she came in. */
export const signInFacts = (t: TFunction, call: string): Omit<FormFacts, 'faults' | 'refusal'> => ({
  call,
  busy: t('signin.checking'),
  entering: {
    message: t('signin.entering.login'),
    greeting: 'loginSuccess',
    dashboard: pages.dashboard(),
    wizard: pages.wizard(),
  },
})
