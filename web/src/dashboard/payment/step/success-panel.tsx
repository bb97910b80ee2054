import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'

export type SuccessKind = 'success' | 'successFree' | 'successFirst'

/** How long she reads it before the wizard goes on. */
const SHOWN_MS = 2000

export function SuccessPanel({ kind, onDone }: { kind: SuccessKind; onDone: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <div
      role="status"
      className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-center"
    >
      <span className="grid size-20 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" className="size-10" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {t(`payment.${kind}`)}
      </h2>
      <p className="text-lead text-ink2">{t('payment.underWay')}</p>
    </div>
  )
}
