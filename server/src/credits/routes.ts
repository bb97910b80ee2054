import { creditsAnswer } from '@app/domain/credits/credits-api.ts'
import { api } from '@app/domain/routes.ts'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { balanceOf } from './credits.ts'
import { listLines } from './lines.ts'
import { listCreditPacks } from './packs.ts'

export async function creditRoutes(app: App, { database }: Pick<Context, 'database'>): Promise<void> {
  app.get(
    api.credits(),
    { config: { access: 'person' }, schema: { response: { 200: creditsAnswer } } },
    async (request) => {
      const { id } = personOf(request)
      return {
        balance: await balanceOf(database, id),
        packs: await listCreditPacks(database),
        lines: await listLines(database, id),
      }
    },
  )
}
