import { proRequestAnswer, proRequestSchema } from '@app/domain/pro-requests/pro-requests-api.ts'
import { api } from '@app/domain/routes.ts'
import { personOf } from '../accounts/accounts.ts'
import type { App, House } from '../house.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { askToBePro } from './ask.ts'
import { describeRequest } from './queries.ts'

export async function proRequestRoutes(app: App, house: House): Promise<void> {
  readRoute(app, house)
  askRoute(app, house)
}

function readRoute(app: App, { database }: House): void {
  app.get(
    api.proRequest(),
    { config: { access: 'person' }, schema: { response: { 200: proRequestAnswer } } },
    async (request) => describeRequest(database, personOf(request).id),
  )
}

function askRoute(app: App, house: House): void {
  app.post(
    api.proRequest(),
    {
      config: { access: 'person', ...atMost('mail', house.config.rateLimitFactor) },
      schema: { body: proRequestSchema, response: { 200: proRequestAnswer } },
    },
    async (request) => {
      const person = personOf(request)
      await askToBePro(house, person, request.body)
      return describeRequest(house.database, person.id)
    },
  )
}
