import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import {
  doneAnswer,
  profileImageSchema,
  profileSchema,
  userAnswer,
} from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App, Context } from '../context.ts'
import { users } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { personOf } from './access.ts'
import { confirmEmail, postConfirmation } from './addresses/email-confirmation.ts'
import { askForNewAddress, cancelNewAddress } from './addresses/new-address.ts'
import { spareMailbox } from './addresses/spare-mailbox.ts'
import type { Posting } from './posting.ts'
import { changeProfile, type Describe } from './queries.ts'
import { holdPassword, reauthenticate } from './reauthenticate.ts'

/** What she may change of herself. */
export async function profileRoutes(app: App, context: Posting, describe: Describe): Promise<void> {
  await addressRoutes(app, context, describe)
  profileRoute(app, context, describe)
  portraitRoute(app, context, describe)
}

function profileRoute(app: App, context: Posting, describe: Describe): void {
  app.put(
    api.profile(),
    {
      config: { access: 'person', ...atMost('profile', context.config.rateLimitFactor) },
      schema: { body: profileSchema, response: { 200: userAnswer } },
    },
    async (request) => {
      const person = personOf(request)
      const { email, currentPassword } = request.body
      const moves = normaliseEmail(email) !== person.email
      if (moves) await reauthenticate(context.database, person, currentPassword)
      const after = await context.database.transaction(async (tx) => {
        if (moves) await holdPassword(tx, person)
        const changed = await changeProfile(tx, person, request.body)
        return moves ? askForNewAddress(context, tx, changed, email) : changed
      })
      return { user: await describe(after) }
    },
  )
}

function portraitRoute(app: App, { database }: Pick<Context, 'database'>, describe: Describe): void {
  app.put(
    api.profileImage(),
    { config: { access: 'person' }, schema: { body: profileImageSchema, response: { 200: userAnswer } } },
    async (request) => {
      const { id } = personOf(request)
      const [after] = await database
        .update(users)
        .set({ image: request.body.image })
        .where(eq(users.id, id))
        .returning()
      return { user: await describe(after ?? refuse('signed_out')) }
    },
  )
}

async function addressRoutes(app: App, context: Posting, describe: Describe): Promise<void> {
  confirmationMailRoute(app, context)
  pendingEmailRoute(app, context, describe)
  confirmationRoute(app, context)
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
      return { user: await describe({ ...person, pendingEmail: null }) }
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
