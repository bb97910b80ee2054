import type { PackageType } from '@app/domain/catalogue/packages.ts'
import type { PaymentStatus } from '@app/domain/payment/payment-api.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Null once the account or the draft is deleted: what was paid stays in the books. */
  userId: uuid('user_id'),
  draftId: uuid('draft_id'),
  sessionName: text('session_name').notNull(),
  packageType: text('package_type').notNull().$type<PackageType>(),
  images: integer('images').notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text('status').notNull().$type<PaymentStatus>().default('pending'),
  provider: text('provider').notNull().$type<'test' | 'stripe'>(),
  providerPaymentId: text('provider_payment_id'),
  clientSecret: text('client_secret'),
  consentAt: moment('consent_at'),
  consentTerms: text('consent_terms'),
  paidAt: moment('paid_at'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text('reason').notNull(),
  providerRefundId: text('provider_refund_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
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
