import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { durationOf, TOAST_TYPES, type ToastKey } from './toast-keys.ts'

export interface Saying {
  /** What the sentence mentions. */
  values?: Record<string, string | number>
  /** In place of the usual line: what the server said. */
  description?: string
  action?: { label: string; onPress: () => void }
}

/** Says one of the toasts. */
export function useNotify(): (key: ToastKey, saying?: Saying) => void {
  const { t } = useTranslation()
  const { show } = useToasts()
  return useCallback(
    (key, { values, description, action } = {}) =>
      show({
        type: TOAST_TYPES[key],
        duration: durationOf(key),
        title: t(`toasts.${key}.title`, { ...values }),
        description: description || t(`toasts.${key}.description`, { ...values }),
        action,
      }),
    [t, show],
  )
}
