import { useTranslation } from 'react-i18next'

/** No invented voice: an empty place that says what will stand here, and by which rule. */
export function Reviews() {
  const { t } = useTranslation()
  return (
    <section className="pt-16 desk:pt-24">
      <div className="wrap grid gap-8 desk:grid-cols-[1fr_1.1fr] desk:gap-17">
        <div>
          <h2 className="text-title">{t('landing.reviewsTitle')}</h2>
          <p className="mt-4.5 text-lead">{t('landing.reviewsText')}</p>
        </div>
        <div className="desk:pt-3">
          <p className="max-w-[32em] text-ink2">{t('landing.reviewsRule')}</p>
          <ul className="mt-5 grid gap-3">
            <Soon>{t('landing.soon')}</Soon>
            <Soon>{t('landing.training')}</Soon>
          </ul>
        </div>
      </div>
    </section>
  )
}

function Soon({ children }: { children: string }) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="rounded-badge bg-iris-soft px-2.5 py-1.5 text-badge font-[650] leading-none text-iris">
        {t('landing.soonBadge')}
      </span>
      {children}
    </li>
  )
}
