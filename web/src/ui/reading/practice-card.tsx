import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

/** What she does with her hands, away from the screen. */
export function PracticeCard({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <aside aria-labelledby={heading} className="mt-8 rounded-card border border-line-strong px-5 pt-4.5 pb-5">
      <p className="font-[650] text-copper-text text-small">{t('courses.practice')}</p>
      <h3 id={heading} className="mt-1 text-h4">
        {title}
      </h3>
      {children}
    </aside>
  )
}
