import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const withdrawals = pgTable('withdrawals', {
  id: uuid('id').primaryKey().defaultRandom(),
  orderId: uuid('order_id'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  contract: text('contract').notNull(),
  language: text('language').notNull().$type<'fr' | 'en'>(),
  refundCents: integer('refund_cents').notNull().default(0),
  declaredAt: moment('declared_at').notNull().defaultNow(),
  /** Of one that could not be carried out by itself: when an operator had looked at it and answered. */
  settledAt: moment('settled_at'),
})
