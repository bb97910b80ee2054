import type { PackageType } from '@app/domain/catalogue/packages.ts'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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

export const freeAddresses = pgTable('free_addresses', {
  addressHash: text('address_hash').primaryKey(),
  rememberedAt: timestamp('remembered_at', { withTimezone: true }).notNull().defaultNow(),
})
