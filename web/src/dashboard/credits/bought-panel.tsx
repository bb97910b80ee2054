import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NavButton } from '../shell/nav-button.tsx'
import { placeBefore } from './credits-place.ts'
import type { Bought } from './use-buying.ts'

/** What she has now, and the way back to what she wanted it for. */
export function BoughtPanel({ bought, onAgain }: { bought: Bought; onAgain: () => void }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { count, balance } = bought
  const { path, isTransformation } = placeBefore(search)
  return (
    <section className="mt-10 grid justify-items-center gap-4 rounded-card bg-surface px-6 py-10 text-center shadow-1">
      <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" className="size-8" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {/* Brought back by her bank to a window that remembers nothing, and her purchases cannot be read. */}
        {count > 0 ? t('credits.page.successTitle', { count }) : t('toasts.creditsAdded.title')}
      </h2>
      {balance !== null && <p className="text-ink2">{t('credits.page.successText', { balance })}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <NavButton kind="primary" to={path}>
          {t(isTransformation ? 'credits.page.backToTransformation' : 'transformations.page.missingAction')}
        </NavButton>
        <Button kind="secondary" onClick={onAgain}>
          {t('credits.page.again')}
        </Button>
      </div>
    </section>
  )
}
