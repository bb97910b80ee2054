import { creditIntentSchema, creditsAnswer } from '@app/domain/credits/credits-api.ts'
import { intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { personOf } from '../accounts/accounts.ts'
import type { App, House } from '../house.ts'
import { describeIntent, prepareCreditOrder } from '../payment/payment.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { balanceOf } from './credits.ts'
import { listCreditPacks } from './packs.ts'

export async function creditRoutes(app: App, house: House): Promise<void> {
  const { database, config } = house

  app.get(
    api.credits(),
    { config: { access: 'person' }, schema: { response: { 200: creditsAnswer } } },
    async (request) => ({
      balance: await balanceOf(database, personOf(request).id),
      packs: await listCreditPacks(database),
    }),
  )

  app.post(
    api.creditIntent(),
    {
      config: { access: 'person', ...atMost('payment', config.rateLimitFactor) },
      schema: { body: creditIntentSchema, response: { 200: intentAnswer } },
    },
    async (request) =>
      describeIntent(house, await prepareCreditOrder(house, personOf(request).id, request.body)),
  )
}
