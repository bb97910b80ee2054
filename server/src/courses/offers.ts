import { type CourseOffer, courseOffer, isFree } from '@app/domain/courses/course-offer.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { courseOffers } from '../database/schema/courses.ts'
import { refuse } from '../errors.ts'
import { library } from './library.ts'

type OfferRow = typeof courseOffers.$inferSelect

export const offerOf = ({ priceCents, trainer, certification }: OfferRow): CourseOffer => ({
  ...{ priceCents, trainer, certification },
})

/** What is published, by course; the others are to come. */
export async function publishedOffers(database: Queryable): Promise<Map<string, CourseOffer>> {
  const rows = await database.select().from(courseOffers).where(isNotNull(courseOffers.publishedAt))
  return new Map(rows.map((row) => [row.course, offerOf(row)]))
}

/** What the operator has decided about every course, published or not. */
export async function listOffers(database: Queryable): Promise<{ course: string; row: OfferRow | null }[]> {
  const rows = await database.select().from(courseOffers)
  return [...library().keys()].map((course) => ({
    course,
    row: rows.find((row) => row.course === course) ?? null,
  }))
}

/**
 * Sets price, trainer and certification; who has enrolled already keeps what she has. One that now has a price is closed:
 * nobody can pay for a course yet.
 */
export async function decideOffer(database: Database, course: string, offer: CourseOffer): Promise<void> {
  ensureCourse(course)
  const { priceCents, trainer, certification } = courseOffer.parse(offer)
  const open = isFree(offer) ? {} : { publishedAt: null }
  const decided = { priceCents, trainer, certification, ...open, updatedAt: sql`now()` }
  await database
    .insert(courseOffers)
    .values({ course, ...decided })
    .onConflictDoUpdate({ target: courseOffers.course, set: decided })
}

/** Opens it to enrolment, or closes it: who is enrolled goes on. Only what is decided and free can be opened. */
export async function publishCourse(database: Database, course: string, isOpen: boolean): Promise<boolean> {
  ensureCourse(course)
  const changed = await database
    .update(courseOffers)
    .set({ publishedAt: isOpen ? sql`coalesce(${courseOffers.publishedAt}, now())` : null })
    .where(and(eq(courseOffers.course, course), isOpen ? eq(courseOffers.priceCents, 0) : undefined))
    .returning({ course: courseOffers.course })
  return changed.length > 0
}

const ensureCourse = (course: string): void => {
  if (!library().has(course)) refuse('course_not_found')
}
