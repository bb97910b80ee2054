import { useTranslation } from 'react-i18next'

export interface OrderLineProps {
  /** « Pixie argenté, 20 images » */
  what: string
  /** When she has it. */
  when: string
  amount: string
}

/**
 * What is bought, when it comes and what it costs, once more, right above the button that obliges to pay: on a
 * phone the order stands a screen higher. On a desk it stands right there.
 */
export function OrderLine({ what, when, amount }: OrderLineProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 desk:hidden">
      <p className="leading-snug font-[650]">{what}</p>
      <p className="whitespace-nowrap">
        <span className="text-small text-ink2">{t('payment.recap.total')}</span> <b>{amount}</b>
      </p>
      <p className="col-span-2 text-small leading-snug text-balance text-ink2">{when}</p>
    </div>
  )
}
