import { api, pages } from '@app/domain/routes.ts'
import { enquiryAnswer, enquirySchema } from '@app/domain/support/support-api.ts'
import { plainForm, readPlainForms, type ShowAgain } from '../accounts/accounts.ts'
import type { App } from '../context.ts'
import { languageOf } from '../plugins/language.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { type Asking, ask } from './ask.ts'

/** What she asks about a transformation of hers, from its page. */
export async function supportRoutes(app: App, context: Asking): Promise<void> {
  app.post(
    api.enquiries(),
    {
      config: { access: 'anyone', ...atMost('contact', context.config.rateLimitFactor) },
      schema: { body: enquirySchema, response: { 201: enquiryAnswer } },
    },
    async (request, reply) => {
      const asker = { person: request.signedIn, language: languageOf(request) }
      return reply.code(201).send({ number: await ask(context, asker, request.body) })
    },
  )
}

/** The contact form of the site, which needs no script: the same, answered with the page. */
export async function contactFormRoutes(app: App, context: Asking, show: ShowAgain): Promise<void> {
  readPlainForms(app)
  app.post(
    pages.contact(),
    {
      ...plainForm(context, { limit: 'contact', page: pages.contact(), show }),
      schema: { body: enquirySchema },
    },
    async (request, reply) => {
      const asker = { person: request.signedIn, language: languageOf(request) }
      const number = await ask(context, asker, request.body)
      return show(request, reply, { status: 200, typed: { number: String(number) }, refusal: null })
    },
  )
}
