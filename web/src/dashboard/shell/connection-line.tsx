import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { comeBack, useIsOnline } from './coming-back.ts'

/** Without a network: one line at the foot of the window, on every page. Once it is back, what waited is tried again. */
export function ConnectionLine() {
  const isOnline = useIsOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) comeBack()
    wasOffline.current = !isOnline
  }, [isOnline])
  return <OfflineLine className="fixed inset-x-0 bottom-0 z-9" looks="wrap" />
}

interface OfflineLineProps {
  className?: string
  looks: string
}

/**
 * The line itself, for a sheet that covers the page with its own. It lies over what is shown, and lets every press
 * through: taking room of its own it would move all else under her finger. Where it lies, the end leaves room for it.
 */
export function OfflineLine({ className, looks }: OfflineLineProps) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return (
    <div role="status" className={joinClasses('pointer-events-none bg-warning-soft', className)}>
      {!isOnline && (
        <p
          data-offline=""
          className={`flex items-center gap-2.5 py-2.5 font-[650] text-small text-warning ${looks}`}
        >
          <Icon name="triangle" className="size-5 flex-none" />
          {t('dashboard.offline')}
        </p>
      )}
    </div>
  )
}
