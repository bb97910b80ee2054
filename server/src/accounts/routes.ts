import {
  doneAnswer,
  loginSchema,
  profileImageSchema,
  profileSchema,
  registerSchema,
  userAnswer,
} from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import type { App, House } from '../house.ts'
import { languageOf } from '../plugins/language.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { personOf } from './access.ts'
import { confirmEmail, sendConfirmation } from './email-confirmation.ts'
import { changeProfile, describePerson } from './queries.ts'
import { registerPerson, signInWith } from './sign-in.ts'
import { clearSignInCookie, readSignInCookie, setSignInCookie } from './sign-in-cookie.ts'
import { closeSignIn, openSignIn } from './sign-ins.ts'

export async function accountRoutes(app: App, house: House): Promise<void> {
  const { database, config } = house
  const limit = (kind: Parameters<typeof atMost>[0]) => atMost(kind, config.rateLimitFactor)

  app.post(
    api.register(),
    {
      config: { access: 'anyone', ...limit('register') },
      schema: { body: registerSchema, response: { 201: userAnswer } },
    },
    async (request, reply) => {
      const person = await registerPerson(house, request.body, languageOf(request))
      setSignInCookie(request, reply, await openSignIn(database, person.id))
      return reply.code(201).send({ user: await describePerson(house, person) })
    },
  )

  app.post(
    api.login(),
    {
      config: { access: 'anyone', ...limit('signIn') },
      schema: { body: loginSchema, response: { 200: userAnswer } },
    },
    async (request, reply) => {
      const person = await signInWith(database, request.body)
      const old = readSignInCookie(request)
      if (old) await closeSignIn(database, old)
      setSignInCookie(request, reply, await openSignIn(database, person.id))
      return { user: await describePerson(house, person) }
    },
  )

  app.post(
    api.logout(),
    { config: { access: 'anyone' }, schema: { response: { 200: doneAnswer } } },
    async (request, reply) => {
      const token = readSignInCookie(request)
      if (token) await closeSignIn(database, token)
      clearSignInCookie(request, reply)
      reply.header('clear-site-data', '"cache"')
      return { success: true as const }
    },
  )

  app.get(
    api.currentUser(),
    { config: { access: 'person' }, schema: { response: { 200: userAnswer } } },
    async (request) => ({ user: await describePerson(house, personOf(request)) }),
  )

  app.put(
    api.profile(),
    {
      config: { access: 'person', ...limit('profile') },
      schema: { body: profileSchema, response: { 200: userAnswer } },
    },
    async (request) => {
      const before = personOf(request)
      const after = await database.transaction(async (within) => {
        const changed = await changeProfile(within, before, request.body)
        if (changed.email !== before.email) await sendConfirmation(house, within, changed)
        return changed
      })
      return { user: await describePerson(house, after) }
    },
  )

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
      return { user: await describePerson(house, after ?? refuse('signed_out')) }
    },
  )

  app.post(
    api.confirmationMail(),
    { config: { access: 'person', ...limit('mail') }, schema: { response: { 200: doneAnswer } } },
    async (request) => {
      const person = personOf(request)
      if (!person.emailVerifiedAt) await sendConfirmation(house, database, person)
      return { success: true as const }
    },
  )

  app.get(
    `${pages.emailConfirmation()}/:token`,
    {
      // Mail filters look at the head of a link: that must not use it up.
      exposeHeadRoute: false,
      config: { access: 'anyone' },
      schema: { params: z.object({ token: z.string().max(100) }) },
    },
    async (request, reply) => {
      const confirmed = await confirmEmail(database, request.params.token)
      return reply.redirect(`${pages.emailConfirmation()}?resultat=${confirmed ? 'ok' : 'expire'}`)
    },
  )
}
