import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { callApi } from '../../../api/call.ts'
import { draftSaver } from '../../drafts/draft-saving.ts'
import type { CardOrder } from '../card-order.ts'

/** A package for her open draft. */
export const packageOrder = (name: string, { id, price }: Pick<Package, 'id' | 'price'>): CardOrder => ({
  kind: 'package',
  key: [id, price, name],
  name,
  prepare: async () => {
    // The server orders the draft it knows.
    await draftSaver.flush()
    const body = { amount: price / 100, packageType: id, sessionName: name }
    return callApi(api.createIntent(), { method: 'POST', body, answer: intentAnswer })
  },
})
