import type { ShareDays } from '@app/domain/shares/share-rules.ts'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A link that shows one image; without its token, which nobody keeps. */
export const shares = pgTable('shares', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  imageId: uuid('image_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  /** Her photo may be shown too, for as long as it is kept. */
  withBefore: boolean('with_before').notNull(),
  days: integer('days').notNull().$type<ShareDays>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  /** When she stopped it; null while it may open. */
  revokedAt: moment('revoked_at'),
})
