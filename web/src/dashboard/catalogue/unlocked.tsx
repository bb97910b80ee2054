import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { currentUserQuery } from '../accounts/account-queries.ts'

/** Once the free package opens under her eyes, by the code or by the link in another tab, she is told and has it. */
export function Unlocked({ isLocked, onUnlocked }: { isLocked: boolean; onUnlocked: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const wasLocked = useRef(isLocked)
  const [isTold, setIsTold] = useState(false)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (wasLocked.current && !isLocked) {
      setIsTold(true)
      onUnlocked()
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    }
    wasLocked.current = isLocked
  }, [isLocked, onUnlocked, client])
  // The field that had the focus is gone.
  useEffect(() => {
    if (isTold && document.activeElement === document.body) line.current?.focus()
  }, [isTold])
  return (
    <div role="status">
      {isTold && (
        <p
          ref={line}
          tabIndex={-1}
          className="mb-5 flex items-start gap-2 rounded-field bg-success-soft px-4 py-3 font-[650] text-success outline-none"
        >
          <Icon name="check" className="mt-0.5 size-5" />
          {t('catalogue.packages.unlocked')}
        </p>
      )}
    </div>
  )
}
