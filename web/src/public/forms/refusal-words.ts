import type { TFunction } from 'i18next'
import type { ApiError } from '../../api/api-error.ts'

export type RefusalKind = 'register' | 'login' | 'passwordLink' | 'newPassword' | 'withdrawal'

export interface RefusalWords {
  title: string
  description: string
}

/** All that may have to be said of one form: where a script without texts sends it, it carries them along. */
export interface RefusalTexts {
  usual: RefusalWords
  network: RefusalWords
  /** Which of address and password is wrong is never said. */
  credentialsWrong?: string
}

export function refusalTexts(t: TFunction, kind: RefusalKind): RefusalTexts {
  return {
    usual: usualWords(t, kind),
    network: { title: t('toasts.networkError.title'), description: t('toasts.networkError.description') },
    ...(kind === 'login' && { credentialsWrong: t('errors.credentials_wrong') }),
  }
}

/** The words for what was refused: the server's own sentence wherever it knows more than they do. */
export function chooseWords(
  { usual, network, credentialsWrong }: RefusalTexts,
  error: Pick<ApiError, 'isNetwork' | 'code' | 'sentence'>,
): RefusalWords {
  if (error.isNetwork) return network
  const known = error.code === 'credentials_wrong' ? credentialsWrong : undefined
  return { ...usual, description: known ?? (error.sentence || usual.description) }
}

export const refusalWords = (t: TFunction, kind: RefusalKind, error: ApiError): RefusalWords =>
  chooseWords(refusalTexts(t, kind), error)

function usualWords(t: TFunction, kind: RefusalKind): RefusalWords {
  if (kind === 'newPassword')
    return { title: t('signin.newPassword.errorTitle'), description: t('signin.newPassword.errorText') }
  if (kind === 'withdrawal')
    return { title: t('withdrawal.errorTitle'), description: t('withdrawal.errorText') }
  const key = (
    { register: 'registerError', login: 'loginError', passwordLink: 'confirmationError' } as const
  )[kind]
  return { title: t(`toasts.${key}.title`), description: t(`toasts.${key}.description`) }
}
