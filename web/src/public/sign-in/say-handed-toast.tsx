import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { takeToast } from '../../ui/handed-toast.ts'
import { useToasts } from '../../ui/toast.tsx'

/** « À bientôt ! »: what the dashboard left to say when she signed out. */
export function SayHandedToast() {
  const { t } = useTranslation()
  const { show } = useToasts()
  useEffect(() => {
    if (takeToast()?.key !== 'logoutSuccess') return
    show({
      type: 'success',
      title: t('toasts.logoutSuccess.title'),
      description: t('toasts.logoutSuccess.description'),
    })
  }, [t, show])
  return null
}
