import type { BaseStyleAttributes, BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { PackageType } from '@app/domain/catalogue/packages.ts'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const baseStyles = pgTable('base_styles', {
  id: text('id').primaryKey().$type<BaseStyleId>(),
  position: integer('position').notNull(),
  labelFr: text('label_fr').notNull(),
  labelEn: text('label_en').notNull(),
  descriptionFr: text('description_fr').notNull(),
  descriptionEn: text('description_en').notNull(),
  length: text('length').notNull().$type<BaseStyleAttributes['length']>(),
  texture: text('texture').notNull().$type<BaseStyleAttributes['texture']>(),
  fringe: text('fringe').notNull().$type<BaseStyleAttributes['fringe']>(),
  up: boolean('up').notNull(),
  toneCode: text('tone_code').notNull(),
  toneFr: text('tone_fr').notNull(),
  toneEn: text('tone_en').notNull(),
})

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
