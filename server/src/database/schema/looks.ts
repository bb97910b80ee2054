import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { LookFault } from '@app/domain/looks/look-faults.ts'
import type { HeadShape } from '@app/hair/contract.ts'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Pictures of hair that may be transplanted, used or not. */
export const looks = pgTable('looks', {
  id: uuid('id').primaryKey().defaultRandom(),
  baseStyle: text('base_style').notNull().$type<BaseStyleId>(),
  file: text('file').notNull(),
  thumbnail: text('thumbnail').notNull(),
  /** Of the file as it was sent. */
  checksum: text('checksum').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  /** Null: at a terminal. */
  operatorId: uuid('operator_id'),
  checkedAt: moment('checked_at'),
  /** What speaks against it; none where it serves. */
  faults: text('faults').array().notNull().default([]).$type<LookFault[]>(),
  head: jsonb('head').$type<HeadShape>(),
  tone: text('tone'),
  licence: text('licence').notNull().default(''),
  holder: text('holder').notNull().default(''),
  sourceUrl: text('source_url').notNull().default(''),
  proof: text('proof').notNull().default(''),
  consent: text('consent').notNull().default(''),
  publishedAt: moment('published_at'),
  withdrawnAt: moment('withdrawn_at'),
  withdrawnWhy: text('withdrawn_why').notNull().default(''),
})
