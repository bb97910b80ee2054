import { accountDeletionSchema, doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import type { App, Context } from '../../context.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { fileName, zipFiles } from '../../plugins/zip-files.ts'
import { personOf } from '../access/access.ts'
import type { Describe } from '../queries.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { clearSignInCookie } from '../sign-in-cookie.ts'
import type { Belongings } from './belongings.ts'
import { deleteAccount } from './delete-account.ts'
import { gatherExport } from './export-account.ts'

/** What there is to take along and to let go. */
interface Leaving {
  describe: Describe
  belongings: readonly Belongings[]
}

/** What she takes along, and the way out (product rule 22). */
export async function leavingRoutes(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'mailer' | 'publicUrl' | 'storage'>,
  leaving: Leaving,
): Promise<void> {
  exportRoute(app, context, leaving)
  deletionRoute(app, context, leaving)
}

function exportRoute(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'storage'>,
  { describe, belongings }: Leaving,
): void {
  app.get(
    api.accountExport(),
    // A head would gather everything for nothing.
    {
      exposeHeadRoute: false,
      config: { access: 'person', ...atMost('export', context.config.rateLimitFactor) },
    },
    async (request, reply) => {
      const person = personOf(request)
      const described = await describe(person, request)
      const entries = await gatherExport(context, belongings, { person, described })
      return zipFiles(reply, context.storage, {
        name: fileName(`${context.config.brand.name} export`, 'export'),
        entries,
      })
    },
  )
}

function deletionRoute(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'mailer' | 'publicUrl' | 'storage'>,
  { belongings }: Leaving,
): void {
  app.delete(
    api.account(),
    {
      config: { access: 'person', ...atMost('signIn', context.config.rateLimitFactor) },
      schema: { body: accountDeletionSchema, response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const person = personOf(request)
      await reauthenticate(context.database, request, request.body.currentPassword)
      await deleteAccount(context, belongings, person)
      clearSignInCookie(request, reply)
      reply.header('clear-site-data', '"cache"')
      return { success: true as const }
    },
  )
}
