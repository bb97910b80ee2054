import {
  doneAnswer,
  forgottenPasswordSchema,
  newPasswordSchema,
  otherSignInsAnswer,
  passwordChangeSchema,
} from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { z } from 'zod'
import type { App, Context } from '../../context.ts'
import { refuse } from '../../errors.ts'
import { atMost } from '../../plugins/rate-limit.ts'
import { personOf } from '../access/access.ts'
import { rememberDevice } from '../known-devices.ts'
import { closeOthers, thisBrowser } from '../other-browsers.ts'
import type { Posting } from '../posting.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { clearSignInCookie, readSignInCookie } from '../sign-in-cookie.ts'
import { countOtherSignIns } from '../sign-ins.ts'
import { askForPasswordLink, changePassword, choosePassword, personOfLink } from './forgotten-password.ts'
import { dropPasswordLink, keepPasswordLink, readPasswordLink } from './password-link-cookie.ts'

/** The ways to a new password, and what else ends the sign-ins of other devices. */
export async function passwordRoutes(app: App, context: Posting): Promise<void> {
  await newPasswordRoutes(app, context)
  changeRoute(app, context)
  otherSignInsRoute(app, context)
  signOutOthersRoute(app, context)
}

function changeRoute(app: App, context: Posting): void {
  app.put(
    api.password(),
    {
      config: { access: 'person', ...atMost('signIn', context.config.rateLimitFactor) },
      schema: { body: passwordChangeSchema, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { currentPassword, password } = request.body
      await reauthenticate(context.database, request, currentPassword)
      await changePassword(context, personOf(request), { password, keep: thisBrowser(request) })
      return { success: true as const }
    },
  )
}

function otherSignInsRoute(app: App, { database }: Pick<Context, 'database'>): void {
  app.get(
    api.otherSignIns(),
    { config: { access: 'person' }, schema: { response: { 200: otherSignInsAnswer } } },
    async (request) => ({
      count: await countOtherSignIns(database, personOf(request).id, readSignInCookie(request)),
    }),
  )
}

function signOutOthersRoute(app: App, { database }: Pick<Context, 'database'>): void {
  app.delete(
    api.otherSignIns(),
    { config: { access: 'person' }, schema: { response: { 200: doneAnswer } } },
    async (request) => {
      await closeOthers(database, personOf(request).id, thisBrowser(request))
      return { success: true as const }
    },
  )
}

async function newPasswordRoutes(app: App, context: Posting): Promise<void> {
  forgottenRoute(app, context)
  linkRoute(app, context)
  newPasswordRoute(app, context)
}

function forgottenRoute(app: App, context: Posting): void {
  app.post(
    api.forgottenPassword(),
    {
      config: {
        access: 'anyone',
        ...atMost('mail', context.config.rateLimitFactor, { groupId: pages.forgottenPassword() }),
      },
      schema: { body: forgottenPasswordSchema, response: { 200: doneAnswer } },
    },
    async (request) => {
      await askForPasswordLink(context, request.body.email)
      return { success: true as const }
    },
  )
}

function linkRoute(app: App, { database }: Pick<Context, 'database'>): void {
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

function newPasswordRoute(app: App, context: Posting): void {
  app.post(
    api.newPassword(),
    {
      config: { access: 'anyone', ...atMost('signIn', context.config.rateLimitFactor) },
      schema: { body: newPasswordSchema, response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const token = readPasswordLink(request) ?? refuse('link_expired')
      const { id } = await choosePassword(context, token, request.body.password)
      dropPasswordLink(request, reply)
      // Her own sign-in has ended with the others. She is not signed in by this: a link forwarded to somebody else
      // would otherwise open an account that is not theirs, and typing the new password once teaches it to her browser.
      clearSignInCookie(request, reply)
      // Who reads her mail may sign in at once, whatever strangers have typed wrong meanwhile.
      await rememberDevice(context.database, { request, reply }, id)
      return { success: true as const }
    },
  )
}
