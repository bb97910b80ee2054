import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../ui/spinner.tsx'

/** Her photo while it is read: seen at once, from her own device. */
export function ReadingPhoto({ own }: { own: string }) {
  const { t } = useTranslation()
  const words = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="grid items-center gap-7 rounded-sheet bg-surface p-6 shadow-2 tab:grid-cols-[240px_1fr] desk:gap-12 desk:p-12">
      <div className="relative mx-auto aspect-3/4 w-full max-w-[240px] overflow-hidden rounded-card bg-veil2">
        <img src={own} alt={t('preview.page.yourPhoto')} className="size-full object-cover opacity-70" />
      </div>
      <div>
        <p ref={words} tabIndex={-1} role="status" className="flex items-center gap-3 text-h3 outline-none">
          <Spinner />
          {t('preview.page.sending')}
        </p>
        <p className="mt-2 text-ink2">{t('preview.page.sendingDetail')}</p>
      </div>
    </div>
  )
}
