import { doneAnswer, emailCodeSchema, userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { z } from 'zod'
import type { App, Context } from '../../context.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { personOf } from '../access/access.ts'
import type { Posting } from '../posting.ts'
import type { Describe } from '../queries.ts'
import { confirmWithCode } from './email-code.ts'
import { confirmEmail, postConfirmation } from './email-confirmation.ts'
import { cancelNewAddress } from './new-address.ts'
import { spareMailbox } from './spare-mailbox.ts'

/** Proving that an address is hers, and giving up one that waits. */
export async function addressRoutes(app: App, context: Posting, describe: Describe): Promise<void> {
  confirmationMailRoute(app, context)
  pendingEmailRoute(app, context, describe)
  confirmationRoute(app, context)
  codeRoute(app, context, describe)
}

function confirmationMailRoute(app: App, context: Posting): void {
  app.post(
    api.confirmationMail(),
    {
      config: { access: 'person', ...atMost('mail', context.config.rateLimitFactor) },
      schema: { response: { 200: doneAnswer } },
    },
    async (request) => {
      const person = personOf(request)
      if (person.pendingEmail || !person.emailVerifiedAt)
        await context.database.transaction(async (tx) => {
          await spareMailbox(tx, person.pendingEmail ?? person.email)
          await postConfirmation(context, tx, person)
        })
      return { success: true as const }
    },
  )
}

function pendingEmailRoute(app: App, { database }: Pick<Context, 'database'>, describe: Describe): void {
  app.delete(
    api.pendingEmail(),
    { config: { access: 'person' }, schema: { response: { 200: userAnswer } } },
    async (request) => {
      const person = personOf(request)
      await database.transaction((tx) => cancelNewAddress(tx, person))
      return { user: await describe({ ...person, pendingEmail: null }, request) }
    },
  )
}

function confirmationRoute(app: App, context: Pick<Context, 'database' | 'mailer' | 'publicUrl'>): void {
  app.get(
    `${pages.emailConfirmation()}/:token`,
    {
      // Mail filters look at the head of a link: that must not use it up.
      exposeHeadRoute: false,
      config: { access: 'anyone' },
      schema: { params: z.object({ token: z.string() }) },
    },
    async (request, reply) => {
      const confirmed = await confirmEmail(context, request.params.token)
      return reply.redirect(`${pages.emailConfirmation()}?resultat=${confirmed ? 'ok' : 'expire'}`)
    },
  )
}

function codeRoute(app: App, context: Posting, describe: Describe): void {
  app.post(
    api.emailCode(),
    {
      config: { access: 'person', ...atMost('signIn', context.config.rateLimitFactor) },
      schema: { body: emailCodeSchema, response: { 200: userAnswer } },
    },
    async (request) => ({
      user: await describe(await confirmWithCode(context, personOf(request), request.body.code), request),
    }),
  )
}
