import type { Publication } from '@app/domain/reviews/review-rules.ts'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const reviews = pgTable('reviews', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  transformationId: uuid('transformation_id').notNull(),
  pleased: boolean('pleased').notNull(),
  text: text('text').notNull().default(''),
  publication: text('publication').notNull().$type<Publication>().default('private'),
  refusal: text('refusal'),
  answeredAt: moment('answered_at').notNull().defaultNow(),
  /** When she said that her words may be shown; null while they may not. */
  consentedAt: moment('consented_at'),
  decidedAt: moment('decided_at'),
})

/** One row, kept by the database itself with every review that comes, changes or goes. */
export const reviewCounts = pgTable('review_counts', {
  one: boolean('one').primaryKey().default(true),
  answers: integer('answers').notNull(),
  pleased: integer('pleased').notNull(),
})
