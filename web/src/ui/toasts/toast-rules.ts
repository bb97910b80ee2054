export type ToastType = 'success' | 'error' | 'info' | 'loading'

/** How long a notification stays, in milliseconds: errors longer, none less than it takes to read. */
export const TOAST_DURATIONS: Record<ToastType, number> = {
  success: 4000,
  error: 7000,
  info: 5000,
  loading: 2000,
}
