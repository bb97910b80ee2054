import { MORE_IMAGES } from '@app/domain/credits/credit-packs.ts'
import { type CreditPack, creditsAnswer } from '@app/domain/credits/credits-api.ts'
import { intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../api/call.ts'
import { reading } from '../../api/reading.ts'
import { usePrice } from '../../ui/language/prices.ts'
import type { CardOrder } from '../payment/card-order.ts'
import { CardCheckout } from '../payment/checkout/card-checkout.tsx'
import { OneLineRecap } from '../payment/one-line-recap.tsx'

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
  const client = useQueryClient()
  const askAgain = useCallback(
    () => void client.invalidateQueries({ queryKey: reading(api.credits(), creditsAnswer).queryKey }),
    [client],
  )
  const amount = usePrice()(pack.price)
  const what = t('credits.page.pack', { count: pack.credits })
  return (
    <CardCheckout
      order={creditsOrder(pack)}
      recap={
        <OneLineRecap
          {...{ what, amount }}
          title={t('credits.page.order')}
          note={t('credits.page.rounds', { count: Math.floor(pack.credits / MORE_IMAGES) })}
        />
      }
      what={what}
      when={t('credits.page.delivery')}
      amount={amount}
      onBusy={onBusy}
      onPaid={onPaid}
      onChanged={askAgain}
    />
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
