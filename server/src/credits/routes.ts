import { creditsAnswer } from '@app/domain/credits/credits-api.ts'
import { api } from '@app/domain/routes.ts'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { balanceOf } from './credits.ts'
import { listCreditPacks } from './packs.ts'

export async function creditRoutes(app: App, { database }: Pick<Context, 'database'>): Promise<void> {
  app.get(
    api.credits(),
    { config: { access: 'person' }, schema: { response: { 200: creditsAnswer } } },
    async (request) => ({
      balance: await balanceOf(database, personOf(request).id),
      packs: await listCreditPacks(database),
    }),
  )
}
