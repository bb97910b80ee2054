import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastCard, type ToastFacts } from './toast-card.tsx'
import { TOAST_DURATIONS, type ToastType } from './toast-rules.ts'
import { whenSeen } from './when-seen.ts'

export interface ToastWords {
  type: ToastType
  title: string
  description?: string | undefined
  action?: { label: string; onPress: () => void } | undefined
  /** Milliseconds, when the duration of its type is not the right one. */
  duration?: number
}

/** One notification at a time, bottom right on desktop, top centre on phones, below the header or the head of the sheet, and clear of what is asked; hover and focus stop its clock. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={1}>
      {children}
      <Toast.Portal>
        <ToastPlace />
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastPlace() {
  const { t } = useTranslation()
  const { toasts } = Toast.useToastManager<ToastFacts>()
  return (
    <Toast.Viewport
      aria-label={t('ui.notifications')}
      className="fixed inset-x-4 top-[calc(42px+var(--toasts-below,34px)+var(--toasts-clear,0px))] z-50 mx-auto max-w-[360px] desk:inset-x-auto desk:top-auto desk:right-8 desk:bottom-28 desk:w-[360px]"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Toast.Viewport>
  )
}

export interface Toasts {
  show: (words: ToastWords) => void
  /** Takes away what is shown: it is no longer true. */
  dismiss: () => void
}

export function useToasts(): Toasts {
  const { add, close } = Toast.useToastManager<ToastFacts>()
  const show = useCallback(
    ({ type, title, description, action, duration }: ToastWords) =>
      whenSeen(() => {
        close()
        add({
          title,
          description,
          timeout: duration ?? TOAST_DURATIONS[type],
          // Said at once (role alert); the others when the reader has finished her sentence.
          priority: type === 'error' ? 'high' : 'low',
          // Its colour and its sign. Not Base UI's own `type`: one that is "loading" would never leave.
          data: action ? { type, action } : { type },
        })
      }),
    [add, close],
  )
  return useMemo(() => ({ show, dismiss: () => close() }), [show, close])
}
