import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { profileImageSchema, profileSchema, userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import type { App, Context } from '../context.ts'
import { users } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { personOf } from './access/access.ts'
import { addressRoutes } from './addresses/address-routes.ts'
import { askForNewAddress } from './addresses/new-address.ts'
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
      if (moves) await reauthenticate(context.database, request, currentPassword)
      const after = await context.database.transaction(async (tx) => {
        if (moves) await holdPassword(tx, person)
        const changed = await changeProfile(tx, person, request.body)
        return moves ? askForNewAddress(context, tx, changed, email) : changed
      })
      return { user: await describe(after, request) }
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
      return { user: await describe(after ?? refuse('signed_out'), request) }
    },
  )
}
