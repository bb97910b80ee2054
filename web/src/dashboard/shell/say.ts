import type { Texts } from '@app/texts/texts.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../../ui/toast.tsx'
import { TOAST_DURATIONS, type ToastType } from '../../ui/toast-rules.ts'

type ToastKey = Exclude<keyof Texts['toasts'], 'loading'>

const TYPES = {
  welcome: 'success',
  loginSuccess: 'success',
  logoutSuccess: 'success',
  profileUpdated: 'success',
  imageUpdated: 'success',
  sessionCreated: 'success',
  generationStarted: 'info',
  generationCompleted: 'success',
  creditsAdded: 'success',
  uploadSuccess: 'success',
  saved: 'success',
  confirmationSent: 'success',
  loginError: 'error',
  registerError: 'error',
  networkError: 'error',
  profileError: 'error',
  profileImageError: 'error',
  confirmationError: 'error',
  sessionError: 'error',
  generationError: 'error',
  insufficientCredits: 'error',
  purchaseError: 'error',
  uploadError: 'error',
  uploadMin: 'error',
  uploadMax: 'error',
  uploadFormat: 'error',
  saveError: 'error',
} satisfies Record<ToastKey, ToastType>

/** It asks her to close the page if she likes: a longer read than other news (spec §9). */
const GENERATION_STARTED_MS = 6000

const durationOf = (key: ToastKey): number =>
  key === 'generationStarted' ? GENERATION_STARTED_MS : TOAST_DURATIONS[TYPES[key]]

export interface Saying {
  /** What the sentence mentions. */
  values?: Record<string, string | number>
  /** In place of the usual line: what the server said. */
  description?: string
  action?: { label: string; onPress: () => void }
}

export const isToastKey = (key: string): key is ToastKey => Object.hasOwn(TYPES, key)

/** Says one of the toasts of content 2.5. */
export function useSay(): (key: ToastKey, saying?: Saying) => void {
  const { t } = useTranslation()
  const { show } = useToasts()
  return useCallback(
    (key, { values, description, action } = {}) =>
      show({
        type: TYPES[key],
        duration: durationOf(key),
        title: t(`toasts.${key}.title`, { ...values }),
        description: description || t(`toasts.${key}.description`, { ...values }),
        action,
      }),
    [t, show],
  )
}
