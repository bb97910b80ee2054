import { api } from '@app/domain/routes.ts'
import {
  renounceablesAnswer,
  withdrawalAnswer,
  withdrawalSchema,
} from '@app/domain/withdrawals/withdrawals-api.ts'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { languageOf } from '../plugins/language.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { type Declaring, declareWithdrawal } from './declare.ts'
import { listRenounceables } from './renounceables.ts'

export async function withdrawalRoutes(app: App, context: Declaring): Promise<void> {
  contractsRoute(app, context)
  declarationRoute(app, context)
}

function contractsRoute(app: App, { database }: Pick<Context, 'database'>): void {
  app.get(
    api.withdrawals(),
    { config: { access: 'person' }, schema: { response: { 200: renounceablesAnswer } } },
    async (request) => ({ contracts: await listRenounceables(database, personOf(request).id) }),
  )
}

function declarationRoute(app: App, context: Declaring): void {
  app.post(
    api.withdrawals(),
    {
      // Whoever bought may renounce, signed in or not, and without an account left.
      config: { access: 'anyone', ...atMost('mail', context.config.rateLimitFactor) },
      schema: { body: withdrawalSchema, response: { 200: withdrawalAnswer } },
    },
    async (request) => {
      const declaredAt = await declareWithdrawal(context, {
        ...request.body,
        language: languageOf(request),
        userId: request.signedIn?.id ?? null,
      })
      return { declaredAt: declaredAt.toISOString() }
    },
  )
}
