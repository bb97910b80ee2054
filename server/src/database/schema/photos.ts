import type { PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const photos = pgTable('photos', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  draftId: uuid('draft_id').notNull(),
  file: text('file').notNull(),
  thumbnail: text('thumbnail').notNull(),
  checksum: text('checksum').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  report: jsonb('report'),
  judgement: jsonb('judgement'),
  verdicts: text('verdicts').array().$type<PhotoVerdict[]>(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const photoDeclarations = pgTable('photo_declarations', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  version: text('version').notNull(),
  declaredAt: moment('declared_at').notNull().defaultNow(),
  withdrawnAt: moment('withdrawn_at'),
})
