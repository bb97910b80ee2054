import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../web/src/ui/icon.tsx'

/** The one answer to every address (product rule 7). The reader is brought here: the button she pressed was busy. */
export function LinkSent({ sent }: { sent: boolean }) {
  const { t } = useTranslation()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent) note.current?.focus()
  }, [sent])
  if (!sent) return null
  return (
    <div
      ref={note}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-field bg-success-soft px-4 py-3 leading-snug"
    >
      <Icon name="mail" className="mt-0.5 size-5 text-success" />
      <div>
        <p className="font-[650]">{t('signin.forgotten.sent')}</p>
        <p className="mt-1 text-small text-ink2">{t('signin.forgotten.sentHelp')}</p>
      </div>
    </div>
  )
}
