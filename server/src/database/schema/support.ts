import type { Language } from '@app/texts/languages.ts'
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const enquiries = pgTable('enquiries', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null: nobody who was signed in. */
  userId: uuid('user_id'),
  email: text('email').notNull(),
  language: text('language').notNull().$type<Language>(),
  text: text('text').notNull(),
  transformationId: uuid('transformation_id'),
  askedAt: moment('asked_at').notNull().defaultNow(),
  answeredAt: moment('answered_at'),
})
