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
import { users } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import type { App, House } from '../house.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { personOf } from './access.ts'
import { confirmEmail, postConfirmation } from './addresses/email-confirmation.ts'
import { askForNewAddress, cancelNewAddress } from './addresses/new-address.ts'
import { spareMailbox } from './addresses/spare-mailbox.ts'
import { changeProfile, type Describe } from './queries.ts'
import { holdPassword, reauthenticate } from './reauthenticate.ts'

/** What she may change of herself. */
export async function profileRoutes(app: App, house: House, describe: Describe): Promise<void> {
  await addressRoutes(app, house, describe)
  profileRoute(app, house, describe)
  portraitRoute(app, house, describe)
}

function profileRoute(app: App, house: House, describe: Describe): void {
  app.put(
    api.profile(),
    {
      config: { access: 'person', ...atMost('profile', house.config.rateLimitFactor) },
      schema: { body: profileSchema, response: { 200: userAnswer } },
    },
    async (request) => {
      const person = personOf(request)
      const { email, currentPassword } = request.body
      const moves = normaliseEmail(email) !== person.email
      if (moves) await reauthenticate(house.database, person, currentPassword)
      const after = await house.database.transaction(async (tx) => {
        if (moves) await holdPassword(tx, person)
        const changed = await changeProfile(tx, person, request.body)
        return moves ? askForNewAddress(house, tx, changed, email) : changed
      })
      return { user: await describe(after) }
    },
  )
}

function portraitRoute(app: App, { database }: House, describe: Describe): void {
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

async function addressRoutes(app: App, house: House, describe: Describe): Promise<void> {
  confirmationMailRoute(app, house)
  pendingEmailRoute(app, house, describe)
  confirmationRoute(app, house)
}

function confirmationMailRoute(app: App, house: House): void {
  app.post(
    api.confirmationMail(),
    {
      config: { access: 'person', ...atMost('mail', house.config.rateLimitFactor) },
      schema: { response: { 200: doneAnswer } },
    },
    async (request) => {
      const person = personOf(request)
      if (person.pendingEmail || !person.emailVerifiedAt)
        await house.database.transaction(async (tx) => {
          await spareMailbox(tx, person.pendingEmail ?? person.email)
          await postConfirmation(house, tx, person)
        })
      return { success: true as const }
    },
  )
}

function pendingEmailRoute(app: App, { database }: House, describe: Describe): void {
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

function confirmationRoute(app: App, house: House): void {
  app.get(
    `${pages.emailConfirmation()}/:token`,
    {
      // Mail filters look at the head of a link: that must not use it up.
      exposeHeadRoute: false,
      config: { access: 'anyone' },
      schema: { params: z.object({ token: z.string() }) },
    },
    async (request, reply) => {
      const confirmed = await confirmEmail(house, request.params.token)
      return reply.redirect(`${pages.emailConfirmation()}?resultat=${confirmed ? 'ok' : 'expire'}`)
    },
  )
}
