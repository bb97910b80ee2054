import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import type { OrderKind } from '@app/domain/payment/order-states.ts'
import { paymentAnswer, purchasesAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'
import type { CardOrder } from './card-order.ts'
import { type PaymentNews, readPayment } from './payment-news.ts'

export const askPayment = async (paymentId: string, kind: OrderKind): Promise<PaymentNews> =>
  readPayment((await callApi(api.payment(paymentId), { answer: paymentAnswer })).payment, kind)

/** What an order was called, asked where nothing was remembered: in another window than the one she paid in. */
export async function askName(paymentId: string, kind: OrderKind): Promise<string> {
  const { purchases } = await callApi(api.purchases(), { answer: purchasesAnswer })
  const bought = purchases.find(({ id }) => id === paymentId)
  if (!bought) return ''
  if (kind === 'course') return bought.course ?? ''
  return kind === 'credits' ? String(bought.images) : bought.transformationName
}

export const recordConsent = (paymentId: string, photosTo: Maker[]) =>
  callApi(api.paymentConsent(paymentId), {
    method: 'PUT',
    body: { startNow: true, losesWithdrawal: true, photosTo, termsVersion: TERMS_VERSION },
    answer: doneAnswer,
  })

/**
 * The payment behind an order, asked for when she comes to pay, and what is known of it already: a page reloaded
 * after paying finds it paid.
 */
export const intentQuery = (order: CardOrder) =>
  queryOptions({
    queryKey: [api.createIntent(), order.kind, ...order.key],
    queryFn: async () => {
      const intent = await order.prepare()
      return { intent, news: await askPayment(intent.paymentId, order.kind) }
    },
    gcTime: 0,
    refetchOnReconnect: false,
  })
