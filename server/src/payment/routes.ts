import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { courseIntentSchema, courseParams } from '@app/domain/courses/courses-api.ts'
import { creditIntentSchema } from '@app/domain/credits/credits-api.ts'
import {
  consentSchema,
  createIntentSchema,
  intentAnswer,
  paymentAnswer,
  purchasesAnswer,
} from '@app/domain/payment/payment-api.ts'
import { purchaseAnswer } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { creditsOfOrder } from '../credits/credits.ts'
import { orders } from '../database/schema/payment.ts'
import { refuse } from '../errors.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { findTransformationOfOrder } from '../transformations/transformations.ts'
import { receiveEvent } from './events.ts'
import { describeIntent } from './orders/describe-intent.ts'
import { ensureAsOffered, prepareCourseOrder } from './orders/order-course.ts'
import { prepareCreditOrder } from './orders/order-credits.ts'
import { findOrder, prepareOrder } from './orders/orders.ts'
import { lacksConsentToPhotos } from './orders/photo-consent.ts'
import { readWhileShePays } from './orders/read-while-she-pays.ts'
import type { Settling } from './orders/settle.ts'
import { settleOrder, settlePayment } from './orders/settle.ts'
import { findPurchase, listPurchases, type WithdrawalOf } from './purchases.ts'

const params = z.object({ id: z.uuid() })

export async function paymentRoutes(
  app: App,
  context: Pick<
    Context,
    'cards' | 'config' | 'database' | 'engine' | 'jobs' | 'log' | 'mailer' | 'publicUrl' | 'storage'
  >,
  withdrawalOf: WithdrawalOf,
): Promise<void> {
  const { cards } = context
  packageIntentRoute(app, context)
  creditIntentRoute(app, context)
  courseIntentRoute(app, context)
  consentRoute(app, context)
  paymentRoute(app, context)
  purchasesRoute(app, context)
  purchaseRoute(app, context, withdrawalOf)
  await cards.routes(app, {
    ofPayment: (paymentId) => settlePayment(context, paymentId),
    ofEvent: (event) => receiveEvent(context, event),
  })
}

function packageIntentRoute(
  app: App,
  context: Pick<
    Context,
    'cards' | 'config' | 'database' | 'engine' | 'jobs' | 'log' | 'mailer' | 'publicUrl' | 'storage'
  >,
): void {
  app.post(
    api.createIntent(),
    {
      config: { access: 'person', ...atMost('payment', context.config.rateLimitFactor) },
      schema: { body: createIntentSchema, response: { 200: intentAnswer } },
    },
    async (request) => {
      const order = await prepareOrder(context, personOf(request).id, request.body)
      const intent = await describeIntent(context, order)
      // Nobody waits for it.
      void readWhileShePays(context, order)
      return intent
    },
  )
}

function creditIntentRoute(app: App, context: Settling): void {
  app.post(
    api.creditIntent(),
    {
      config: { access: 'person', ...atMost('payment', context.config.rateLimitFactor) },
      schema: { body: creditIntentSchema, response: { 200: intentAnswer } },
    },
    async (request) =>
      describeIntent(context, await prepareCreditOrder(context, personOf(request).id, request.body)),
  )
}

function courseIntentRoute(app: App, context: Settling): void {
  app.post(
    api.courseIntent(':course'),
    {
      config: { access: 'person', ...atMost('payment', context.config.rateLimitFactor) },
      schema: { params: courseParams, body: courseIntentSchema, response: { 200: intentAnswer } },
    },
    async (request) => {
      const wish = { course: request.params.course, amount: request.body.amount }
      return describeIntent(context, await prepareCourseOrder(context, personOf(request).id, wish))
    },
  )
}

function consentRoute(app: App, { database, engine }: Pick<Context, 'database' | 'engine'>): void {
  app.put(
    api.paymentConsent(':id'),
    { config: { access: 'person' }, schema: { params, body: consentSchema, response: { 200: doneAnswer } } },
    async (request) => {
      const order = await findOrder(database, personOf(request).id, request.params.id)
      const { termsVersion, photosTo } = request.body
      if (termsVersion !== TERMS_VERSION) refuse('terms_changed')
      await ensureAsOffered(database, order)
      if (lacksConsentToPhotos(engine, order, photosTo)) refuse('photos_consent_missing')
      const now = sql`now()`
      // What she had agreed to when she paid stays as it was.
      await database
        .update(orders)
        .set({
          ...{ consentAt: now, consentTerms: termsVersion },
          ...{ photosTo, photosToAt: photosTo.length > 0 ? now : null },
        })
        .where(and(eq(orders.id, order.id), isNull(orders.paidAt)))
      return { success: true as const }
    },
  )
}

function paymentRoute(app: App, context: Settling): void {
  app.get(
    api.payment(':id'),
    {
      config: { access: 'person', ...atMost('paymentNews', context.config.rateLimitFactor) },
      schema: { params, response: { 200: paymentAnswer } },
    },
    async (request) => {
      const userId = personOf(request).id
      await findOrder(context.database, userId, request.params.id)
      // The provider away for a moment, she is told what we know, and her page asks again.
      await settleOrder(context, request.params.id).catch((cause) =>
        request.log.warn({ err: cause }, 'ask about a payment'),
      )
      const { id, status, amountCents, kind } = await findOrder(context.database, userId, request.params.id)
      const transformationId = await findTransformationOfOrder(context.database, id)
      const credits = await creditsOfOrder(context.database, userId, id)
      return { payment: { id, status, amountCents, kind, transformationId, credits } }
    },
  )
}

function purchasesRoute(app: App, { database }: Pick<Context, 'database'>): void {
  app.get(
    api.purchases(),
    { config: { access: 'person' }, schema: { response: { 200: purchasesAnswer } } },
    async (request) => ({ purchases: await listPurchases(database, personOf(request).id) }),
  )
}

function purchaseRoute(app: App, { database }: Pick<Context, 'database'>, withdrawalOf: WithdrawalOf): void {
  app.get(
    api.purchase(':id'),
    { config: { access: 'person' }, schema: { params, response: { 200: purchaseAnswer } } },
    async (request) => ({
      purchase: await findPurchase({ database, withdrawalOf }, personOf(request).id, request.params.id),
    }),
  )
}
