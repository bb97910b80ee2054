import type { TFunction } from 'i18next'
import type { ApiError } from '../../api/api-error.ts'

export type RefusalKind = 'register' | 'login' | 'passwordLink' | 'newPassword' | 'withdrawal'

export interface RefusalWords {
  title: string
  description: string
}

/** The words for what was refused: the server's own sentence wherever it knows more than they do. */
export function refusalWords(t: TFunction, kind: RefusalKind, error: ApiError): RefusalWords {
  if (error.isNetwork)
    return { title: t('toasts.networkError.title'), description: t('toasts.networkError.description') }
  const usual = usualWords(t, kind)
  // Which of address and password is wrong is never said.
  if (kind === 'login' && error.code === 'credentials_wrong')
    return { ...usual, description: t('errors.credentials_wrong') }
  return { ...usual, description: error.sentence || usual.description }
}

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
