import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { comeBack, useIsOnline } from './coming-back.ts'

/** Without a network: one line under the header, on every page. Once it is back, what waited is tried again. */
export function ConnectionLine() {
  const isOnline = useIsOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) comeBack()
    wasOffline.current = !isOnline
  }, [isOnline])
  return <OfflineLine className="sticky top-17 z-9" looks="wrap" />
}

interface OfflineLineProps {
  className?: string
  looks: string
}

/** The line itself, for a sheet that covers the page with its own. */
export function OfflineLine({ className, looks }: OfflineLineProps) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return (
    <div role="status" className={className}>
      {!isOnline && (
        <p
          className={`flex items-center gap-2.5 bg-warning-soft py-2.5 font-[650] text-small text-warning ${looks}`}
        >
          <Icon name="triangle" className="size-5 flex-none" />
          {t('dashboard.offline')}
        </p>
      )}
    </div>
  )
}
