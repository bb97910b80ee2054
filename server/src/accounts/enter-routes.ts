import { loginSchema, registerSchema, userAnswer } from '@app/domain/accounts/accounts-api.ts'
import {
  factorCodeSchema,
  passkeyOptionsAnswer,
  passkeySignInSchema,
} from '@app/domain/accounts/proofs-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import type { App } from '../context.ts'
import { refuse } from '../errors.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { enterAgain, enterAsNew, enterWithCode, enterWithPasskey } from './entering.ts'
import { askForPasskey } from './passkeys/ceremonies.ts'
import type { Posting } from './posting.ts'
import type { Describe } from './queries.ts'

/** The ways in. */
export async function enterRoutes(app: App, context: Posting, describe: Describe): Promise<void> {
  registrationRoute(app, context, describe)
  signInRoute(app, context, describe)
  codeRoute(app, context, describe)
  passkeyRoute(app, context, describe)
}

/** For anyone, so often a minute; counted with the plain form of this page. */
const anyone = ({ config }: Posting, kind: 'register' | 'signIn', groupId: string) => ({
  access: 'anyone' as const,
  ...atMost(kind, config.rateLimitFactor, { groupId }),
})

function registrationRoute(app: App, context: Posting, describe: Describe): void {
  app.post(
    api.register(),
    {
      config: anyone(context, 'register', pages.register()),
      schema: { body: registerSchema, response: { 201: userAnswer } },
    },
    async (request, reply) => {
      const person = await enterAsNew(context, { request, reply }, request.body)
      return reply.code(201).send({ user: await describe(person, request) })
    },
  )
}

function signInRoute(app: App, context: Posting, describe: Describe): void {
  app.post(
    api.login(),
    {
      config: anyone(context, 'signIn', pages.signIn()),
      schema: { body: loginSchema, response: { 200: userAnswer } },
    },
    async (request, reply) => {
      const person = await enterAgain(context, { request, reply }, request.body)
      return { user: await describe(person ?? refuse('second_factor_asked'), request) }
    },
  )
}

function codeRoute(app: App, context: Posting, describe: Describe): void {
  app.post(
    api.factorSignIn(),
    {
      config: anyone(context, 'signIn', pages.signInCode()),
      schema: { body: factorCodeSchema, response: { 200: userAnswer } },
    },
    async (request, reply) => {
      const person = await enterWithCode(context, { request, reply }, request.body.code)
      return { user: await describe(person, request) }
    },
  )
}

function passkeyRoute(app: App, context: Posting, describe: Describe): void {
  app.post(
    api.passkeyRequest(),
    {
      config: anyone(context, 'signIn', api.passkeyRequest()),
      schema: { response: { 200: passkeyOptionsAnswer } },
    },
    async () => ({ ...(await askForPasskey(context)) }),
  )
  app.post(
    api.passkeySignIn(),
    {
      config: anyone(context, 'signIn', api.passkeySignIn()),
      schema: { body: passkeySignInSchema, response: { 200: userAnswer } },
    },
    async (request, reply) => {
      const person = await enterWithPasskey(context, { request, reply }, request.body.response)
      return { user: await describe(person, request) }
    },
  )
}
