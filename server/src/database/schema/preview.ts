import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import type { HostedPreviewState } from '@app/domain/preview/hosted-preview-states.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One preview that an image service was asked for. */
export const hostedPreviews = pgTable('hosted_previews', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  /** Null once that photo is gone: so is the preview. */
  photoId: uuid('photo_id'),
  style: text('style').notNull().$type<BaseStyleId>(),
  /** Null: the style's own. */
  tone: text('tone').$type<OfferedTone>(),
  engine: text('engine').notNull(),
  /** The services she agreed this photo is sent to. */
  photosTo: text('photos_to').array().notNull().default([]).$type<Maker[]>(),
  state: text('state').notNull().$type<HostedPreviewState>().default('queued'),
  /** Which run of the job makes it; only the latest may write. */
  attempt: integer('attempt').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  readyAt: moment('ready_at'),
})
