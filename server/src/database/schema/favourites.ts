import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const favouriteStyles = pgTable(
  'favourite_styles',
  {
    userId: uuid('user_id').notNull(),
    style: text('style').notNull().$type<BaseStyleId>(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.style] })],
)
