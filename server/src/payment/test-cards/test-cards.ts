import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@app/domain/errors.ts'
import { type CardGap, cardDigits, cardGap } from '@app/domain/payment/card-rules.ts'
import {
  testCardAnswer,
  testCardChallengeSchema,
  testCardConfirmSchema,
} from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { testCardPayments, testCardRefunds } from '../../database/schema/payment.ts'
import { refuse } from '../../errors.ts'
import type { App } from '../../fastify-app.ts'
import { languageOf } from '../../plugins/language.ts'
import { textsIn } from '../../plugins/texts.ts'
import {
  type CardProvider,
  CURRENCY,
  type NewPayment,
  type NewRefund,
  type ProviderEvent,
  type ProviderNews,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderStatus,
} from '../provider.ts'

type Row = typeof testCardPayments.$inferSelect
type Verdict = { status: 'succeeded' | 'requires_action' } | { refused: ErrorCode }

const UNPAID: Row['status'][] = ['requires_payment_method', 'requires_action']

/** The numbers every card provider publishes for tests. Any other valid number succeeds. */
const SPECIAL: Record<string, Verdict> = {
  '4000000000000002': { refused: 'card_declined' },
  '4000000000009995': { refused: 'card_insufficient_funds' },
  '4000002500003155': { status: 'requires_action' },
}

/**
 * A card provider that takes no money, with books of its own: the app talks to it exactly as to a real one, and
 * learns the truth only by asking.
 */
export class TestCards implements CardProvider {
  readonly name = 'test'
  readonly publicKey = null
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async createPayment({ description, ...payment }: NewPayment): Promise<ProviderPayment> {
    const id = `pi_test_${randomUUID()}`
    const fresh = { id, clientSecret: `${id}_secret_${randomUUID()}`, ...payment }
    await this.#database
      .insert(testCardPayments)
      .values(fresh)
      .onConflictDoNothing({ target: testCardPayments.idempotencyKey })
    const [row] = await this.#database
      .select()
      .from(testCardPayments)
      .where(eq(testCardPayments.idempotencyKey, payment.idempotencyKey))
    return describe(row ?? refuse('payment_init_failed'))
  }

  async findPayment(id: string): Promise<ProviderPayment> {
    const [row] = await this.#database.select().from(testCardPayments).where(eq(testCardPayments.id, id))
    return describe(row ?? refuse('payment_not_found'))
  }

  async cancelPayment(id: string): Promise<ProviderPayment> {
    await this.#database
      .update(testCardPayments)
      .set({ status: 'canceled' })
      .where(and(eq(testCardPayments.id, id), inArray(testCardPayments.status, UNPAID)))
    return this.findPayment(id)
  }

  async refund({ refundId, ...refund }: NewRefund): Promise<ProviderRefund> {
    await this.#database
      .insert(testCardRefunds)
      .values({ id: `re_test_${randomUUID()}`, ...refund })
      .onConflictDoNothing({ target: testCardRefunds.idempotencyKey })
    const sent = await this.listRefunds(refund.paymentId)
    return sent.find((each) => each.refundId === refundId) ?? refuse('internal')
  }

  async listRefunds(paymentId: string): Promise<ProviderRefund[]> {
    const rows = await this.#database
      .select()
      .from(testCardRefunds)
      .where(eq(testCardRefunds.paymentId, paymentId))
    return rows.map(({ id, idempotencyKey, amountCents }) => {
      const [refundId = null] = idempotencyKey.split(':')
      return { id, refundId, amountCents, status: 'sent' as const }
    })
  }

  /** They tell by `ofPayment` alone. */
  async listEvents(): Promise<ProviderEvent[]> {
    return []
  }

  async routes(app: App, { ofPayment: onNews }: ProviderNews): Promise<void> {
    app.post(
      api.testCardConfirm(),
      {
        config: { access: 'person' },
        schema: { body: testCardConfirmSchema, response: { 200: testCardAnswer } },
      },
      async (request) => {
        const { clientSecret, card } = request.body
        const verdict = judge(card)
        if ('refused' in verdict)
          return refusal(verdict.refused, textsIn(languageOf(request))(`errors.${verdict.refused}`))
        return { status: await this.#move(clientSecret, UNPAID, verdict.status, onNews) }
      },
    )
    app.post(
      api.testCardChallenge(),
      {
        config: { access: 'person' },
        schema: { body: testCardChallengeSchema, response: { 200: testCardAnswer } },
      },
      async (request) => {
        const { clientSecret, accept } = request.body
        // Only a payment that was asked to confirm can be confirmed: accepting is not a way around the card.
        const to = accept ? 'succeeded' : 'requires_payment_method'
        const status = await this.#move(clientSecret, ['requires_action'], to, onNews)
        // Refusing a confirmation she has already given changes nothing.
        if (accept || status === 'succeeded') return { status }
        const code = 'card_confirmation_refused'
        return refusal(code, textsIn(languageOf(request))(`errors.${code}`))
      },
    )
  }

  /** A payment that succeeded stays so, whatever is sent again. */
  async #move(
    clientSecret: string,
    from: Row['status'][],
    to: Row['status'],
    onNews: (id: string) => Promise<void>,
  ): Promise<'succeeded' | 'requires_action' | 'requires_payment_method'> {
    const row = await this.#database.transaction(async (tx) => {
      const [found] = await tx
        .select()
        .from(testCardPayments)
        .where(eq(testCardPayments.clientSecret, clientSecret))
        .for('update')
      if (!found || found.status === 'canceled') return refuse('payment_not_found')
      if (found.status === 'succeeded') return found
      if (!from.includes(found.status)) return refuse('payment_not_ready')
      await tx.update(testCardPayments).set({ status: to }).where(eq(testCardPayments.id, found.id))
      return { ...found, status: to }
    })
    if (row.status === 'succeeded') await onNews(row.id)
    return row.status === 'canceled' ? refuse('payment_not_found') : row.status
  }
}

function judge(card: { number: string; expiry: string; cvc: string }): Verdict {
  const gap: CardGap | null = cardGap(card, new Date())
  if (gap) return { refused: 'card_incorrect' }
  return SPECIAL[cardDigits(card.number)] ?? { status: 'succeeded' }
}

const refusal = (code: ErrorCode, message: string) => ({
  status: 'requires_payment_method' as const,
  error: { code, message },
})

const STATUS: Record<Row['status'], ProviderStatus> = {
  requires_payment_method: 'open',
  requires_action: 'open',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

const describe = (row: Row): ProviderPayment => ({
  id: row.id,
  clientSecret: row.clientSecret,
  status: STATUS[row.status],
  amountCents: row.amountCents,
  currency: CURRENCY,
  orderId: row.orderId,
})
