import type { TFunction } from 'i18next'
import type { ApiError } from '../../api/api-error.ts'

export type SignInKind = 'register' | 'login'

export interface RefusalWords {
  title: string
  description: string
}

/** The words of spec §8 for a refused sign-in: the server's own sentence wherever it knows more than they do. */
export function refusalWords(t: TFunction, kind: SignInKind, error: ApiError): RefusalWords {
  if (error.isNetwork)
    return { title: t('toasts.networkError.title'), description: t('toasts.networkError.description') }
  if (kind === 'register')
    return {
      title: t('toasts.registerError.title'),
      description: error.sentence || t('toasts.registerError.description'),
    }
  const isWrong = error.code === null || error.code === 'credentials_wrong'
  return {
    title: t('toasts.loginError.title'),
    description: isWrong ? t('toasts.loginError.description') : error.sentence,
  }
}
