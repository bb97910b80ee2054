import type { PackageType } from '@app/domain/catalogue/packages.ts'
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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

/** What a package or a pack of credits has cost from when; the database refuses to change a line. */
export const prices = pgTable('prices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  article: text('article').notNull(),
  priceCents: integer('price_cents').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
  operatorId: uuid('operator_id'),
})

export const freeAddresses = pgTable('free_addresses', {
  addressHash: text('address_hash').primaryKey(),
  rememberedAt: timestamp('remembered_at', { withTimezone: true }).notNull().defaultNow(),
})
