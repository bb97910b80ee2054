import { MORE_IMAGES } from '@app/domain/credits/credit-packs.ts'
import type { CreditPack } from '@app/domain/credits/credits-api.ts'
import { intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../api/call.ts'
import { usePrice } from '../../ui/language/prices.ts'
import type { CardOrder } from '../payment/card-order.ts'
import { CardCheckout } from '../payment/checkout/card-checkout.tsx'

export interface PackCheckoutProps {
  pack: CreditPack
  /** While it is true nothing else may be changed. Must keep its identity. */
  onBusy: (busy: boolean) => void
  /** Must keep its identity. */
  onPaid: () => void
}

/** The chosen pack, paid by card as a transformation is. */
export function PackCheckout({ pack, onBusy, onPaid }: PackCheckoutProps) {
  const { t } = useTranslation()
  const amount = usePrice()(pack.price)
  return (
    <CardCheckout
      order={creditsOrder(pack)}
      recap={<PackRecap pack={pack} amount={amount} />}
      what={t('credits.page.pack', { count: pack.credits })}
      when={t('credits.page.delivery')}
      amount={amount}
      onBusy={onBusy}
      onPaid={onPaid}
    />
  )
}

function PackRecap({ pack: { credits }, amount }: { pack: CreditPack; amount: string }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="recap">
      <h3 id="recap" className="text-[1.35rem]">
        {t('credits.page.order')}
      </h3>
      <p className="mt-4 leading-snug font-[650]">{t('credits.page.pack', { count: credits })}</p>
      <p className="mt-1 text-small text-ink2">
        {t('credits.page.rounds', { count: Math.floor(credits / MORE_IMAGES) })}
      </p>
      <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <span className="font-[650]">{t('payment.recap.total')}</span>
        <span className="font-display text-[2.1rem] leading-none">{amount}</span>
      </p>
    </section>
  )
}

/** A pack of credits. It is called by how many it brings: that is what she is told when it is found paid. */
const creditsOrder = ({ id, credits, price }: CreditPack): CardOrder => ({
  kind: 'credits',
  key: [id, price],
  maker: null,
  name: String(credits),
  prepare: () =>
    callApi(api.creditIntent(), {
      method: 'POST',
      body: { packId: id, amount: price / 100 },
      answer: intentAnswer,
    }),
})
