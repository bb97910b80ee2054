import type { CourseOffer } from '@app/domain/courses/course-offer.ts'
import type { Language } from '@app/texts/languages.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the operator decides about a course; published or not. */
export const courseOffers = pgTable('course_offers', {
  course: text('course').primaryKey(),
  priceCents: integer('price_cents').notNull(),
  trainer: text('trainer').notNull(),
  certification: jsonb('certification').$type<CourseOffer['certification']>(),
  publishedAt: moment('published_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const courseEnrolments = pgTable('course_enrolments', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  course: text('course').notNull(),
  /** Which order paid for it; null where it was free. */
  orderId: uuid('order_id'),
  enrolledAt: moment('enrolled_at').notNull().defaultNow(),
  /** Of a paid one: when she first opened a lesson or a quiz. */
  openedAt: moment('opened_at'),
  /** Its money went back. */
  endedAt: moment('ended_at'),
})

/** How far down a lesson she has read, in thousandths. */
export const courseReadings = pgTable(
  'course_readings',
  {
    enrolmentId: uuid('enrolment_id').notNull(),
    lesson: text('lesson').notNull(),
    position: integer('position').notNull(),
    readAt: moment('read_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.lesson] })],
)

/** Her latest answer to each question. */
export const courseAnswers = pgTable(
  'course_answers',
  {
    enrolmentId: uuid('enrolment_id').notNull(),
    module: text('module').notNull(),
    question: integer('question').notNull(),
    choice: integer('choice').notNull(),
    isRight: boolean('is_right').notNull(),
    answeredAt: moment('answered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.module, table.question] })],
)

/** Frozen when it is issued. */
export const courseCertificates = pgTable('course_certificates', {
  number: text('number').primaryKey(),
  enrolmentId: uuid('enrolment_id').notNull(),
  name: text('name').notNull(),
  showsName: boolean('shows_name').notNull(),
  titles: jsonb('titles').notNull().$type<Record<Language, string>>(),
  minutes: integer('minutes').notNull(),
  trainer: text('trainer').notNull(),
  certification: jsonb('certification').$type<CourseOffer['certification']>(),
  issuedAt: moment('issued_at').notNull().defaultNow(),
})
