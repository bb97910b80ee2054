import {
  newPasskeySchema,
  passkeyOptionsAnswer,
  passkeyRemovalSchema,
  passkeysAnswer,
  proofChangeSchema,
} from '@app/domain/accounts/proofs-api.ts'
import { api } from '@app/domain/routes.ts'
import type { App } from '../../context.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { personOf } from '../access/access.ts'
import type { Posting } from '../posting.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { readSignInCookie } from '../sign-in-cookie.ts'
import { askForNewPasskey, readNewPasskey } from './ceremonies.ts'
import { addPasskey, listPasskeys, removePasskey } from './passkeys.ts'

/** Her passkeys, in her profile. */
export async function passkeyRoutes(app: App, context: Posting): Promise<void> {
  const hers = { access: 'person' as const, ...atMost('signIn', context.config.rateLimitFactor) }
  const list = async (userId: string) => ({ passkeys: await listPasskeys(context.database, userId) })
  app.get(
    api.passkeys(),
    { config: { access: 'person' }, schema: { response: { 200: passkeysAnswer } } },
    async (request) => list(personOf(request).id),
  )
  app.post(
    api.newPasskey(),
    { config: hers, schema: { body: proofChangeSchema, response: { 200: passkeyOptionsAnswer } } },
    async (request) => {
      await reauthenticate(context.database, request, request.body.currentPassword)
      return { ...(await askForNewPasskey(context, personOf(request))) }
    },
  )
  app.post(
    api.passkeys(),
    { config: hers, schema: { body: newPasskeySchema, response: { 200: passkeysAnswer } } },
    async (request) => {
      const person = personOf(request)
      const { name, response } = request.body
      const passkey = await readNewPasskey(context, person, response)
      await addPasskey(context, person, { ...passkey, name, signIn: readSignInCookie(request) })
      return list(person.id)
    },
  )
  app.post(
    api.passkeyRemoval(),
    { config: hers, schema: { body: passkeyRemovalSchema, response: { 200: passkeysAnswer } } },
    async (request) => {
      const { id, currentPassword } = request.body
      await reauthenticate(context.database, request, currentPassword)
      const person = personOf(request)
      await removePasskey(context, person, { id, signIn: readSignInCookie(request) })
      return list(person.id)
    },
  )
}
