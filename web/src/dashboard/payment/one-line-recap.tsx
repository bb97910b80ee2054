import { useTranslation } from 'react-i18next'

interface OneLineRecapProps {
  title: string
  what: string
  note: string
  amount: string
}

/** What is about to be paid, where it is one thing. */
export function OneLineRecap({ title, what, note, amount }: OneLineRecapProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="recap">
      <h3 id="recap" className="text-[1.35rem]">
        {title}
      </h3>
      <p className="mt-4 leading-snug font-[650]">{what}</p>
      <p className="mt-1 text-small text-ink2">{note}</p>
      <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <span className="font-[650]">{t('payment.recap.total')}</span>
        <span className="font-display text-[2.1rem] leading-none">{amount}</span>
      </p>
    </section>
  )
}
