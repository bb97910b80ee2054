import { doneAnswer, userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { z } from 'zod'
import type { App, Context } from '../context.ts'
import type { Database } from '../database/client.ts'
import { isUnchanged, operatorState, personOf } from './access/access.ts'
import { enterRoutes } from './enter-routes.ts'
import { languageRoute } from './her-language.ts'
import type { Belongings } from './leaving/belongings.ts'
import { leavingRoutes } from './leaving/leaving-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { passwordRoutes } from './passwords/password-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { type Describe, describePerson } from './queries.ts'
import { factorRoutes } from './second-factor/factor-routes.ts'
import { clearSignInCookie, readSignInCookie } from './sign-in-cookie.ts'
import { type Along, closeSignIn } from './sign-ins.ts'

/** What the nouns above accounts hand over. */
interface HandedOver {
  balanceOf(database: Database, userId: string): Promise<number>
  balanceAlong: Along
  belongings: readonly Belongings[]
}

export async function accountRoutes(
  app: App,
  context: Pick<Context, 'config' | 'database' | 'mailer' | 'publicUrl' | 'storage' | 'unchanged'>,
  { balanceOf, balanceAlong, belongings }: HandedOver,
): Promise<void> {
  const { database, config } = context
  const describe: Describe = async (person, request) =>
    describePerson(config, person, {
      credits: await balanceOf(database, person.id),
      operator: operatorState(request),
    })
  await profileRoutes(app, context, describe)
  await passwordRoutes(app, context)
  await factorRoutes(app, context)
  await passkeyRoutes(app, context)
  await leavingRoutes(app, context, { describe, belongings })
  languageRoute(app, database)
  await enterRoutes(app, context, describe)
  signOutRoute(app, context)
  personRoute(app, context, balanceAlong)
}

function signOutRoute(app: App, { database }: Pick<Context, 'database'>): void {
  app.post(
    api.logout(),
    { config: { access: 'anyone' }, schema: { response: { 200: doneAnswer } } },
    async (request, reply) => {
      const token = readSignInCookie(request)
      if (token) await closeSignIn(database, token)
      clearSignInCookie(request, reply)
      // Not "storage": it holds her language and the farewell of the next page, and nothing else.
      reply.header('clear-site-data', '"cache"')
      return { success: true as const }
    },
  )
}

function personRoute(app: App, context: Pick<Context, 'config' | 'unchanged'>, balance: Along): void {
  app.get(
    api.currentUser(),
    {
      config: { access: 'person', kept: 'page', along: balance },
      schema: { response: { 200: userAnswer, 304: z.void() } },
    },
    async (request, reply) => {
      if (isUnchanged(context, request, reply)) return reply.code(304).send(undefined)
      const facts = { credits: Number(request.found?.along), operator: operatorState(request) }
      return { user: describePerson(context.config, personOf(request), facts) }
    },
  )
}
