import { forgottenPasswordSchema, loginSchema, registerSchema } from '@app/domain/accounts/accounts-api.ts'
import { factorCodeSchema } from '@app/domain/accounts/proofs-api.ts'
import { pages } from '@app/domain/routes.ts'
import type { SentForm } from '@app/web/page-contract.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../context.ts'
import { atMost, type LIMITS } from '../plugins/rate-limit.ts'
import { tellRefusal } from '../plugins/refusals/refusals.ts'
import { enterAgain, enterAsNew, enterWithCode } from './entering.ts'
import { askForPasswordLink } from './passwords/forgotten-password.ts'
import type { Posting } from './posting.ts'

/** The page of this address, with what became of its form. */
export type ShowAgain = (
  request: FastifyRequest,
  reply: FastifyReply,
  sent: SentForm,
) => Promise<FastifyReply>

/**
 * The forms of the sign-in as a browser sends them without a script: each does what its call does, under the same limits,
 * and answers with a page.
 */
export async function plainFormRoutes(app: App, context: Posting, show: ShowAgain): Promise<void> {
  readPlainForms(app)
  app.post(
    pages.register(),
    {
      ...plainForm(context, { limit: 'register', page: pages.register(), show }),
      schema: { body: registerSchema },
    },
    async (request, reply) => {
      await enterAsNew(context, { request, reply }, request.body)
      return reply.redirect(pages.dashboard(), 303)
    },
  )
  app.post(
    pages.signIn(),
    { ...plainForm(context, { limit: 'signIn', page: pages.signIn(), show }), schema: { body: loginSchema } },
    async (request, reply) => {
      const person = await enterAgain(context, { request, reply }, request.body)
      return reply.redirect(person ? pages.dashboard() : pages.signInCode(), 303)
    },
  )
  app.post(
    pages.signInCode(),
    {
      ...plainForm(context, { limit: 'signIn', page: pages.signInCode(), show }),
      schema: { body: factorCodeSchema },
    },
    async (request, reply) => {
      await enterWithCode(context, { request, reply }, request.body.code)
      return reply.redirect(pages.dashboard(), 303)
    },
  )
  app.post(
    pages.forgottenPassword(),
    {
      ...plainForm(context, { limit: 'mail', page: pages.forgottenPassword(), show }),
      schema: { body: forgottenPasswordSchema },
    },
    async (request, reply) => {
      await askForPasswordLink(context, request.body.email)
      return show(request, reply, { status: 200, typed: typedIn(request), refusal: null })
    },
  )
}

export function readPlainForms(app: App): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

interface PlainForm {
  limit: keyof typeof LIMITS
  page: string
  show: ShowAgain
}

/** The page says what was wrong, and keeps what she typed. */
export const plainForm = ({ config }: Pick<Posting, 'config'>, { limit, page, show }: PlainForm) => ({
  config: {
    access: 'anyone' as const,
    // Once the form is read: what she typed is shown again also to who has to wait.
    ...atMost(limit, config.rateLimitFactor, { groupId: page, hook: 'preValidation' }),
  },
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = tellRefusal(error, request, reply)
    return show(request, reply, { status: reply.statusCode, typed: typedIn(request), refusal })
  },
})

const SECRETS = new Set(['password', 'code'])

/** What she typed, as far as it could be read; never a password or a code. */
function typedIn({ body }: FastifyRequest): SentForm['typed'] {
  const typed = Object.entries(body ?? {}).filter(([name]) => !SECRETS.has(name))
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'))
}
