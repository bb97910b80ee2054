import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { takeToast } from '../../ui/toasts/handed-toast.ts'
import { type ToastWords, useToasts } from '../../ui/toasts/toast.tsx'

/** What the page before may have left to say. */
const SAYINGS: Record<string, (t: TFunction) => ToastWords> = {
  logoutSuccess: (t) => ({
    type: 'success',
    title: t('toasts.logoutSuccess.title'),
    description: t('toasts.logoutSuccess.description'),
  }),
  newPassword: (t) => ({
    type: 'success',
    title: t('signin.newPassword.doneTitle'),
    description: t('signin.newPassword.doneText'),
  }),
  accountDeleted: (t) => ({
    type: 'success',
    title: t('leaving.doneTitle'),
    description: t('leaving.doneText'),
  }),
  networkError: (t) => ({
    type: 'error',
    title: t('toasts.networkError.title'),
    description: t('toasts.networkError.description'),
  }),
}

/** « À bientôt ! » after signing out, and what became of a new password. */
export function ShowHandedToast() {
  const { t } = useTranslation()
  const { show } = useToasts()
  useEffect(() => {
    const saying = SAYINGS[takeToast()?.key ?? '']
    if (saying) show(saying(t))
  }, [t, show])
  return null
}
