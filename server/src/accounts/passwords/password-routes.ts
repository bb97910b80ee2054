import {
  doneAnswer,
  forgottenPasswordSchema,
  newPasswordSchema,
  otherSignInsAnswer,
  passwordChangeSchema,
} from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { z } from 'zod'
import { refuse } from '../../errors.ts'
import type { App, House } from '../../house.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { personOf } from '../access.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { clearSignInCookie, readSignInCookie } from '../sign-in-cookie.ts'
import { closeOtherSignIns, countOtherSignIns } from '../sign-ins.ts'
import { askForPasswordLink, changePassword, choosePassword, personOfLink } from './forgotten-password.ts'
import { dropPasswordLink, keepPasswordLink, readPasswordLink } from './password-link-cookie.ts'

/** The ways to a new password, and what else ends the sign-ins of other devices. */
export async function passwordRoutes(app: App, house: House): Promise<void> {
  await newPasswordRoutes(app, house)
  changeRoute(app, house)
  otherSignInsRoute(app, house)
  signOutOthersRoute(app, house)
}

function changeRoute(app: App, house: House): void {
  app.put(
    api.password(),
    {
      config: { access: 'person', ...atMost('signIn', house.config.rateLimitFactor) },
      schema: { body: passwordChangeSchema, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { currentPassword, password } = request.body
      await reauthenticate(house.database, personOf(request), currentPassword)
      await changePassword(house, personOf(request), { password, keep: readSignInCookie(request) })
      return { success: true as const }
    },
  )
}

function otherSignInsRoute(app: App, { database }: House): void {
  app.get(
    api.otherSignIns(),
    { config: { access: 'person' }, schema: { response: { 200: otherSignInsAnswer } } },
    async (request) => ({
      count: await countOtherSignIns(database, personOf(request).id, readSignInCookie(request)),
    }),
  )
}

function signOutOthersRoute(app: App, { database }: House): void {
  app.delete(
    api.otherSignIns(),
    { config: { access: 'person' }, schema: { response: { 200: doneAnswer } } },
    async (request) => {
      await closeOtherSignIns(database, personOf(request).id, readSignInCookie(request))
      return { success: true as const }
    },
  )
}

async function newPasswordRoutes(app: App, house: House): Promise<void> {
  forgottenRoute(app, house)
  linkRoute(app, house)
  newPasswordRoute(app, house)
}

function forgottenRoute(app: App, house: House): void {
  app.post(
    api.forgottenPassword(),
    {
      config: { access: 'anyone', ...atMost('mail', house.config.rateLimitFactor) },
      schema: { body: forgottenPasswordSchema, response: { 200: doneAnswer } },
    },
    async (request) => {
      await askForPasswordLink(house, request.body.email)
      return { success: true as const }
    },
  )
}

function linkRoute(app: App, { database }: House): void {
  app.get(
    `${pages.newPassword()}/:token`,
    {
      exposeHeadRoute: false,
      config: { access: 'anyone' },
      schema: { params: z.object({ token: z.string() }) },
    },
    async (request, reply) => {
      const { token } = request.params
      const opens = (await personOfLink(database, token)) !== null
      if (opens) keepPasswordLink(request, reply, token)
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
      return reply.redirect(opens ? pages.newPassword() : `${pages.newPassword()}?resultat=expire`)
    },
  )
}

function newPasswordRoute(app: App, house: House): void {
  app.post(
    api.newPassword(),
    {
      config: { access: 'anyone', ...atMost('signIn', house.config.rateLimitFactor) },
      schema: { body: newPasswordSchema, response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const token = readPasswordLink(request) ?? refuse('link_expired')
      await choosePassword(house, token, request.body.password)
      dropPasswordLink(request, reply)
      // Her own sign-in has ended with the others. She is not signed in by this: a link forwarded to somebody else
      // would otherwise open an account that is not theirs, and typing the new password once teaches it to her browser.
      clearSignInCookie(request, reply)
      return { success: true as const }
    },
  )
}
