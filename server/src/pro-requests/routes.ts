import { proRequestAnswer, proRequestSchema } from '@app/domain/pro-requests/pro-requests-api.ts'
import { api } from '@app/domain/routes.ts'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { askToBePro } from './ask.ts'
import { describeRequest } from './queries.ts'

export async function proRequestRoutes(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'mailer'>,
): Promise<void> {
  readRoute(app, context)
  askRoute(app, context)
}

function readRoute(app: App, { database }: Pick<Context, 'database'>): void {
  app.get(
    api.proRequest(),
    { config: { access: 'person' }, schema: { response: { 200: proRequestAnswer } } },
    async (request) => describeRequest(database, personOf(request).id),
  )
}

function askRoute(app: App, context: Pick<Context, 'config' | 'database' | 'mailer'>): void {
  app.post(
    api.proRequest(),
    {
      config: { access: 'person', ...atMost('mail', context.config.rateLimitFactor) },
      schema: { body: proRequestSchema, response: { 200: proRequestAnswer } },
    },
    async (request) => {
      const person = personOf(request)
      await askToBePro(context, person, request.body)
      return describeRequest(context.database, person.id)
    },
  )
}
