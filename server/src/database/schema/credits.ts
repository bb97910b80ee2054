import type { CreditPackId } from '@app/domain/credits/credit-packs.ts'
import type { CreditReason } from '@app/domain/credits/credit-reasons.ts'
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const creditPacks = pgTable('credit_packs', {
  id: text('id').primaryKey().$type<CreditPackId>(),
  position: integer('position').notNull(),
  credits: integer('credits').notNull(),
  priceCents: integer('price_cents').notNull(),
})

/** Append-only, enforced by the database; it outlives the account, and then says no more whose it was. */
export const creditEntries = pgTable('credit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id'),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull().$type<CreditReason>(),
  transformationId: uuid('transformation_id'),
  orderId: uuid('order_id'),
  refundId: uuid('refund_id'),
  extensionId: uuid('extension_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Why the house gave or took credits, as she reads it; it goes with her account. */
export const creditEntryWords = pgTable('credit_entry_words', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
  userId: uuid('user_id').notNull(),
  words: text('words').notNull(),
})
