import type { CreditPack } from '@app/domain/credits/credits-api.ts'
import { intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { callApi } from '../../api/call.ts'
import type { CardOrder } from '../payment/card-order.ts'

/** A pack of credits. It is called by how many it brings: that is what she is told when it is found paid. */
export const creditsOrder = ({ id, credits, price }: CreditPack): CardOrder => ({
  kind: 'credits',
  key: [id, price],
  name: String(credits),
  prepare: () =>
    callApi(api.creditIntent(), {
      method: 'POST',
      body: { packId: id, amount: price / 100 },
      answer: intentAnswer,
    }),
})
