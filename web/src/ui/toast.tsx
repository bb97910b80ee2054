import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useCallback, useMemo } from 'react'
import { ToastCard, type ToastFacts } from './toast-card.tsx'
import { TOAST_DURATIONS, type ToastType } from './toast-rules.ts'

export interface ToastWords {
  type: ToastType
  title: string
  description?: string | undefined
  action?: { label: string; onPress: () => void } | undefined
  /** Milliseconds, when the duration of its type is not the right one. */
  duration?: number
}

/** One notification at a time, bottom right on desktop, top centre on phones; hover and focus stop its clock. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={1}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 top-4 z-50 mx-auto max-w-[360px] desk:inset-x-auto desk:top-auto desk:right-8 desk:bottom-28 desk:w-[360px]">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastFacts>()
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)
}

export function useToasts(): { show: (words: ToastWords) => void } {
  const { add, close } = Toast.useToastManager<ToastFacts>()
  const show = useCallback(
    ({ type, title, description, action, duration }: ToastWords) => {
      close()
      add({
        type,
        title,
        description,
        timeout: duration ?? TOAST_DURATIONS[type],
        priority: type === 'error' ? 'high' : 'low',
        data: action ? { action } : {},
      })
    },
    [add, close],
  )
  return useMemo(() => ({ show }), [show])
}
