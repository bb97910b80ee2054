import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const receiptSeries = pgTable('receipt_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
})

export const receipts = pgTable('receipts', {
  id: uuid('id').primaryKey().defaultRandom(),
  number: text('number').notNull(),
  kind: text('kind').notNull().$type<'receipt' | 'credit_note'>(),
  orderId: uuid('order_id').notNull(),
  refundId: uuid('refund_id'),
  content: jsonb('content').notNull(),
  /** Null once she is forgotten. */
  buyer: jsonb('buyer'),
  issuedAt: moment('issued_at').notNull().defaultNow(),
})
