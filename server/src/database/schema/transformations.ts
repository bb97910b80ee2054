import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { PackageType } from '@app/domain/catalogue/packages.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import type { Status } from '@app/domain/transformations/statuses.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const transformations = pgTable('transformations', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  draftId: uuid('draft_id').notNull(),
  orderId: uuid('order_id'),
  name: text('name').notNull(),
  baseStyle: text('base_style').notNull().$type<BaseStyleId>(),
  /** The tone she chose; null: the style's own. */
  tone: text('tone').$type<OfferedTone>(),
  packageType: text('package_type').notNull().$type<PackageType>(),
  status: text('status').notNull().$type<Status>().default('pending'),
  imagesOrdered: integer('images_ordered').notNull(),
  photosRead: integer('photos_read').notNull().default(0),
  candidatesTried: integer('candidates_tried').notNull().default(0),
  attempt: integer('attempt').notNull().default(0),
  seed: integer('seed').notNull(),
  /** Among those that wait (`turnOf`). */
  turn: integer('turn').notNull().default(0),
  engine: text('engine').notNull(),
  /** The image services she agreed its photos are sent to, and when. */
  photosTo: text('photos_to').array().notNull().$type<Maker[]>().default([]),
  photosToAt: moment('photos_to_at'),
  /** What is done before the first image can be (`Preparing`); null otherwise. */
  stage: text('stage').$type<'sending' | 'learning'>(),
  stageQueue: integer('stage_queue'),
  stageProgress: real('stage_progress'),
  /** When the run that is under way, or was the last, first began; null while it waits. Estimates are made of it. */
  begunAt: moment('begun_at'),
  freeEmail: text('free_email'),
  refundCredits: integer('refund_credits').notNull().default(0),
  refundCents: integer('refund_cents').notNull().default(0),
  /** Why its latest run fell short, where what was made was not to blame. */
  shortReason: text('short_reason').$type<ShortReason>(),
  createdAt: moment('created_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
  /** Once it has been re-opened for more images: when it was finished before that, for the first time. */
  firstFinishedAt: moment('first_finished_at'),
  photosForgottenAt: moment('photos_forgotten_at'),
  imagesDeleted: integer('images_deleted').notNull().default(0),
  deletedAt: moment('deleted_at'),
})

/** When what was ordered first was there: more images may have been added since, or be under way. */
export const firstDone = sql<Date | null>`coalesce(${transformations.firstFinishedAt}, ${transformations.finishedAt})`

export const images = pgTable('images', {
  id: uuid('id').primaryKey().defaultRandom(),
  transformationId: uuid('transformation_id').notNull(),
  /** The extension that brought it; null of the package's own. */
  extensionId: uuid('extension_id'),
  userId: uuid('user_id').notNull(),
  position: integer('position').notNull(),
  file: text('file').notNull(),
  thumbnail: text('thumbnail').notNull(),
  beforeFile: text('before_file'),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The same in all the pixels her photo has, for downloads; all three or none. */
  largeFile: text('large_file'),
  largeWidth: integer('large_width'),
  largeHeight: integer('large_height'),
  softBackdrop: boolean('soft_backdrop').notNull().default(false),
  engine: text('engine').notNull(),
  model: text('model').notNull(),
  tone: text('tone').notNull(),
  seed: bigint('seed', { mode: 'number' }).notNull(),
  recipe: jsonb('recipe').notNull(),
  fingerprint: text('fingerprint').notNull(),
  confidence: real('confidence').notNull(),
  favourite: boolean('favourite').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** More images of a finished transformation: bought with credits, or made again where one is defective. */
export const extensions = pgTable('extensions', {
  id: uuid('id').primaryKey().defaultRandom(),
  transformationId: uuid('transformation_id').notNull(),
  userId: uuid('user_id').notNull(),
  images: integer('images').notNull(),
  credits: integer('credits').notNull(),
  defectImageId: uuid('defect_image_id'),
  refundCredits: integer('refund_credits').notNull().default(0),
  /** Of its credits those whose money went back meanwhile: they do not come back. */
  unpaidCredits: integer('unpaid_credits').notNull().default(0),
  /** How many it has brought, once it is finished. */
  made: integer('made'),
  createdAt: moment('created_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
})

/** When files of an ordered transformation were taken, for the first time and for the last. */
export const downloads = pgTable(
  'downloads',
  {
    transformationId: uuid('transformation_id').notNull(),
    what: text('what').notNull().$type<Download>(),
    /** Of the image; 0 of the archive. */
    position: integer('position').notNull(),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  ({ transformationId, what, position }) => [primaryKey({ columns: [transformationId, what, position] })],
)

export type Download = 'image' | 'before_after' | 'archive'
