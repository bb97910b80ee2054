import type { Texts } from '@app/texts/texts.ts'
import { TOAST_DURATIONS, type ToastType } from '../../../ui/toasts/toast-rules.ts'

export type ToastKey = keyof Texts['toasts']

export const TOAST_TYPES = {
  welcome: 'success',
  loginSuccess: 'success',
  logoutSuccess: 'success',
  profileUpdated: 'success',
  imageUpdated: 'success',
  transformationCreated: 'success',
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
  loading: 'loading',
} satisfies Record<ToastKey, ToastType>

/** It asks her to close the page if she likes: a longer read than other news. */
const GENERATION_STARTED_MS = 6000

/** How long each stays. */
export const durationOf = (key: ToastKey): number =>
  key === 'generationStarted' ? GENERATION_STARTED_MS : TOAST_DURATIONS[TOAST_TYPES[key]]

export const isToastKey = (key: string): key is ToastKey => Object.hasOwn(TOAST_TYPES, key)
