import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { type Intent, intentAnswer, paymentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'
import { draftSaver } from '../drafts/draft-saving.ts'
import { TERMS_VERSION } from './consent.ts'
import { type PaymentNews, readPayment } from './payment-news.ts'

export interface Order {
  sessionName: string
  package: Pick<Package, 'id' | 'price'>
}

export const askPayment = async (paymentId: string): Promise<PaymentNews> =>
  readPayment((await callApi(api.payment(paymentId), { answer: paymentAnswer })).payment)

export const recordConsent = (paymentId: string) =>
  callApi(api.paymentConsent(paymentId), {
    method: 'PUT',
    body: { startNow: true, losesWithdrawal: true, termsVersion: TERMS_VERSION },
    answer: doneAnswer,
  })

async function prepare({ sessionName, package: { id, price } }: Order): Promise<Intent> {
  // The server orders the draft it knows.
  await draftSaver.flush()
  const body = { amount: price / 100, packageType: id, sessionName }
  return callApi(api.createIntent(), { method: 'POST', body, answer: intentAnswer })
}

/**
 * The payment behind this order, asked for when step 4 opens, and what is known of it already: a page reloaded
 * after paying finds it paid.
 */
export const intentQuery = (order: Order) =>
  queryOptions({
    queryKey: [api.createIntent(), order.package.id, order.package.price, order.sessionName],
    queryFn: async () => {
      const intent = await prepare(order)
      return { intent, news: await askPayment(intent.paymentId) }
    },
    gcTime: 0,
    refetchOnReconnect: false,
  })
