import type { Language } from '@app/texts/languages.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  recipient: text('recipient').notNull(),
  /** Whom an answer goes to, where that is not the house. */
  replyTo: text('reply_to'),
  userId: uuid('user_id'),
  language: text('language').notNull().$type<Language>(),
  kind: text('kind').notNull(),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  dedupeKey: text('dedupe_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  triedAt: timestamp('tried_at', { withTimezone: true }),
  attempts: integer('attempts').notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull().defaultNow(),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  /** What goes with it, made when it leaves: a receipt, today. */
  attachmentId: uuid('receipt_id'),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})
