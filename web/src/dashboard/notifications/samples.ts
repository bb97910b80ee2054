import { PHOTOS_PER_UPLOAD } from '@app/domain/photos/photo-rules.ts'
import type { ToastKey } from '../shell/toasts/toast-keys.ts'

export interface Sample {
  key: ToastKey
  /** What its sentence mentions. */
  values?: Record<string, string | number>
  /** In place of its usual line. */
  line?: 'toasts.generationError.credits'
}

/** Photos missing, images ready, credits given back in the samples. */
const FIVE = 5

/** The fourteen samples of the notification tester. */
export const samplesFor = (her: {
  firstName: string
  transformation: string
  usualWait: string
}): readonly Sample[] => [
  { key: 'welcome', values: { firstName: her.firstName } },
  { key: 'loginSuccess' },
  { key: 'logoutSuccess' },
  { key: 'profileUpdated' },
  { key: 'transformationCreated', values: { name: her.transformation } },
  { key: 'generationStarted', values: { usualWait: her.usualWait } },
  { key: 'generationCompleted', values: { count: FIVE } },
  { key: 'creditsAdded', values: { count: 10, balance: 12 } },
  { key: 'uploadSuccess', values: { count: PHOTOS_PER_UPLOAD } },
  { key: 'loginError' },
  { key: 'networkError' },
  { key: 'generationError', values: { count: FIVE }, line: 'toasts.generationError.credits' },
  { key: 'uploadMin', values: { count: FIVE } },
  { key: 'uploadMax', values: { max: PHOTOS_PER_UPLOAD } },
]
