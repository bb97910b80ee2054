import { CSPProvider } from '@base-ui/react/csp-provider'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { ToastProvider } from './toasts/toast.tsx'

/** What every React tree in the browser stands in: its words, its notifications, no inline style element. */
export function UiFrame({ texts, children }: { texts: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={texts}>
      <CSPProvider disableStyleElements>
        <ToastProvider>{children}</ToastProvider>
      </CSPProvider>
    </I18nextProvider>
  )
}
