import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Somebody asks to be a professional; an operator decides (product rule 5). */
export const proRequests = pgTable('pro_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  salonName: text('salon_name').notNull(),
  siret: text('siret').notNull(),
  status: text('status').notNull().$type<'pending' | 'accepted' | 'refused'>().default('pending'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
})
