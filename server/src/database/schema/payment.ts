import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { PackageType } from '@app/domain/catalogue/packages.ts'
import type { CreditPackId } from '@app/domain/credits/credit-packs.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import type { CardProviderName } from '@app/domain/payment/card-providers.ts'
import type { DisputeState } from '@app/domain/payment/dispute-states.ts'
import type { OrderKind, OrderStatus } from '@app/domain/payment/order-states.ts'
import type { RefundReason } from '@app/domain/payment/refund-reasons.ts'
import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Null once the account or the draft is deleted: what was paid stays in the books. */
  userId: uuid('user_id'),
  kind: text('kind').notNull().$type<OrderKind>().default('package'),
  /** Of a package; null of anything else. */
  draftId: uuid('draft_id'),
  transformationName: text('transformation_name').notNull(),
  packageType: text('package_type').$type<PackageType>(),
  creditPack: text('credit_pack').$type<CreditPackId>(),
  course: text('course'),
  /** What it brings: images of a package, as many credits, or one enrolment. */
  images: integer('images').notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text('status').notNull().$type<OrderStatus>().default('pending'),
  /** Of a package: which engine makes it. Null of an order from before there were several. */
  engine: text('engine'),
  /** Of a package: what she was shown beside the pay button. Null of an order of before: its draft says it. */
  baseStyle: text('base_style').$type<BaseStyleId>(),
  /** Null: the style's own. */
  tone: text('tone').$type<OfferedTone>(),
  provider: text('provider').notNull().$type<CardProviderName>(),
  providerPaymentId: text('provider_payment_id'),
  clientSecret: text('client_secret'),
  providerAttempt: integer('provider_attempt').notNull().default(0),
  /** The consents at the pay button, given together, and the terms she was shown. */
  consentAt: moment('consent_at'),
  consentTerms: text('consent_terms'),
  /** The image services she agreed her photos are sent to, and when. */
  photosTo: text('photos_to').array().notNull().$type<Maker[]>().default([]),
  photosToAt: moment('photos_to_at'),
  paidAt: moment('paid_at'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  /** What her bank took of it by disputes that were lost, beyond what goes back. */
  lostCents: integer('lost_cents').notNull().default(0),
  withdrawnAt: moment('withdrawn_at'),
  /** When the provider is next asked about it; null once there is nothing more to learn (payment/ask-again.ts). */
  askAt: moment('ask_at').default(sql`now() + interval '15 seconds'`),
  asked: integer('asked').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text('reason').notNull().$type<RefundReason>(),
  providerRefundId: text('provider_refund_id'),
  providerAttempt: integer('provider_attempt').notNull().default(0),
  failedAt: moment('failed_at'),
  paidOtherwiseAt: moment('paid_otherwise_at'),
  tries: integer('tries').notNull().default(0),
  tryAt: moment('try_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Append-only, enforced by the database: what came in for an order, what went back, and what a dispute took. */
export const moneyEntries = pgTable('money_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  refundId: uuid('refund_id'),
  disputeId: text('dispute_id'),
  amountCents: integer('amount_cents').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const disputes = pgTable('disputes', {
  /** As the provider names it. */
  id: text('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text('reason').notNull(),
  state: text('state').notNull().$type<DisputeState>(),
  answerBy: moment('answer_by'),
  openedAt: moment('opened_at').notNull(),
})

export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  type: text('type').notNull(),
  providerPaymentId: text('provider_payment_id'),
  receivedAt: moment('received_at').notNull().defaultNow(),
})

export const testCardPayments = pgTable('test_card_payments', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text('status')
    .notNull()
    .$type<'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'>()
    .default('requires_payment_method'),
  orderId: text('order_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const testCardRefunds = pgTable('test_card_refunds', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  amountCents: integer('amount_cents').notNull(),
})
