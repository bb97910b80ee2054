import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { PackageType } from '@app/domain/catalogue/packages.ts'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const packages = pgTable('packages', {
  id: text('id').primaryKey().$type<PackageType>(),
  position: integer('position').notNull(),
  nameFr: text('name_fr').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionFr: text('description_fr').notNull(),
  descriptionEn: text('description_en').notNull(),
  images: integer('images').notNull(),
  priceCents: integer('price_cents').notNull(),
  recommended: boolean('recommended').notNull(),
})

export const favouriteStyles = pgTable(
  'favourite_styles',
  {
    userId: uuid('user_id').notNull(),
    style: text('style').notNull().$type<BaseStyleId>(),
    keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.style] })],
)

export const freeAddresses = pgTable('free_addresses', {
  addressHash: text('address_hash').primaryKey(),
  rememberedAt: timestamp('remembered_at', { withTimezone: true }).notNull().defaultNow(),
})
