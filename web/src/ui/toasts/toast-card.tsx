import { Toast } from '@base-ui/react/toast'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import { Spinner } from '../spinner.tsx'
import { standClear } from './stand-clear.ts'
import type { ToastType } from './toast-rules.ts'

export interface ToastFacts {
  type: ToastType
  action?: { label: string; onPress: () => void }
}

const LOOKS =
  'absolute inset-x-0 top-0 flex items-start gap-3.5 rounded-card border border-line bg-surface p-4 text-ink shadow-2 outline-offset-2 transition-[opacity,transform] duration-[180ms] [transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0 desk:top-auto desk:bottom-0 desk:data-starting-style:translate-y-3'

const COLOURS: Record<ToastType, string> = {
  success: 'text-success',
  error: 'text-danger',
  info: 'text-iris',
  loading: 'text-iris',
}

/**
 * Base UI reads an error aloud from a hidden copy (role alert) and hides the card itself until it has the focus,
 * with its buttons. Here it can be reached at any time, and is not read a second time.
 */
const REACHABLE = { 'aria-hidden': false, 'aria-live': 'off' } as const

export function ToastCard({ toast }: { toast: Toast.Root.ToastObject<ToastFacts> }) {
  const { t } = useTranslation()
  const { close } = Toast.useToastManager()
  const { type, action } = toast.data ?? { type: 'info' }
  return (
    <Toast.Root
      ref={standClear}
      toast={toast}
      swipeDirection={['up', 'right', 'left']}
      className={LOOKS}
      {...(type === 'error' && REACHABLE)}
    >
      <ToastSign type={type} />
      <div className="min-w-0 flex-1">
        <Toast.Title render={<p />} className="font-[650] leading-snug font-text tracking-normal" />
        <Toast.Description className="text-small leading-snug text-ink2" />
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onPress()
              close(toast.id)
            }}
            className="min-h-11 font-[650] text-primary underline-offset-4 hover:underline"
          >
            {action.label}
          </button>
        )}
      </div>
      <Toast.Close
        aria-label={t('ui.closeNotification')}
        // Or it is hidden from who neither hovers nor has the focus in it.
        aria-hidden={false}
        className="-m-2 grid size-11 flex-none place-items-center rounded-field text-ink2 hover:bg-veil"
      >
        <Icon name="cross" />
      </Toast.Close>
    </Toast.Root>
  )
}

function ToastSign({ type }: { type: ToastType }) {
  const looks = `mt-0.5 size-6 ${COLOURS[type]}`
  if (type === 'loading') return <Spinner className={looks} />
  return (
    <Icon name={type === 'success' ? 'check' : type === 'error' ? 'triangle' : 'info'} className={looks} />
  )
}
