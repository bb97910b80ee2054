import type { RemoteJobStatus } from '@app/domain/engines/remote-job-states.ts'
import {
  bigint,
  date,
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

/** What a service keeps of her goes from this moment on (remote-jobs/tidy.ts); null: it is still needed. */
const forgetting = () => ({
  forgetAt: moment('forget_at'),
  forgetTries: integer('forget_tries').notNull().default(0),
  forgottenAt: moment('forgotten_at'),
})

/** One time an image service is asked for something. No key to transformations: it outlives them until it is forgotten. */
export const remoteJobs = pgTable('remote_jobs', {
  id: uuid('id').primaryKey().defaultRandom(),
  transformationId: uuid('transformation_id').notNull(),
  service: text('service').notNull(),
  /** What it is for: `training`, `picture:3`. */
  name: text('name').notNull(),
  try: integer('try').notNull().default(1),
  kind: text('kind').notNull().$type<'training' | 'picture'>(),
  model: text('model').notNull(),
  status: text('status').notNull().$type<RemoteJobStatus>().default('asked'),
  remoteId: text('remote_id'),
  queuePosition: integer('queue_position'),
  progress: real('progress'),
  /** Names what a training has learned. */
  learned: text('learned'),
  pictures: jsonb('pictures').notNull().default([]).$type<{ url: string; flagged: boolean }[]>(),
  error: text('error'),
  /** Thousandths of a cent. */
  cost: integer('cost').notNull(),
  askedAt: moment('asked_at').notNull().defaultNow(),
  startedAt: moment('started_at'),
  endedAt: moment('ended_at'),
  ...forgetting(),
})

/** What a service was sent. */
export const remoteFiles = pgTable('remote_files', {
  id: uuid('id').primaryKey().defaultRandom(),
  transformationId: uuid('transformation_id').notNull(),
  service: text('service').notNull(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  /** By what it is deleted; null where it goes by itself. */
  remoteId: text('remote_id'),
  sentAt: moment('sent_at').notNull().defaultNow(),
  ...forgetting(),
})

/** A service that does not answer is left alone for a while, by every process. */
export const serviceHealth = pgTable('service_health', {
  service: text('service').primaryKey(),
  /** Calls in a row that it did not answer. */
  failures: integer('failures').notNull().default(0),
  restingUntil: moment('resting_until'),
})

/** What was asked of a service on a day in Paris, less what failed there: kept by triggers (0067_budgets.sql). */
export const serviceDays = pgTable(
  'service_days',
  {
    service: text('service').notNull(),
    day: date('day').notNull(),
    /** Thousandths of a cent. */
    spent: bigint('spent', { mode: 'number' }).notNull().default(0),
  },
  ({ service, day }) => [primaryKey({ columns: [service, day] })],
)

/** What an operator decided that may be begun at a service in a day: lines that are only added, the latest in force. */
export const budgets = pgTable('budgets', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  service: text('service').notNull(),
  /** Thousandths of a cent; null: what the configuration says holds again. */
  aDay: integer('a_day'),
  reason: text('reason').notNull(),
  since: moment('since').notNull().defaultNow(),
  operatorId: uuid('operator_id'),
})
