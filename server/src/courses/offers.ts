import { type CourseOffer, courseOffer, mayBeOpen } from '@app/domain/courses/course-offer.ts'
import { eq, isNotNull, sql } from 'drizzle-orm'
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
 * Sets price, trainer and certification; who has enrolled already keeps what she has, and an order that is placed its
 * price. What may not be open like this is closed.
 */
export async function decideOffer(database: Database, course: string, offer: CourseOffer): Promise<void> {
  ensureCourse(course)
  const { priceCents, trainer, certification } = courseOffer.parse(offer)
  const open = mayBeOpen(offer) ? {} : { publishedAt: null }
  const decided = { priceCents, trainer, certification, ...open, updatedAt: sql`now()` }
  await database
    .insert(courseOffers)
    .values({ course, ...decided })
    .onConflictDoUpdate({ target: courseOffers.course, set: decided })
}

/** Opens it to enrolment, or closes it: who is enrolled goes on. What is not decided, or may not be open, stays closed. */
export async function publishCourse(database: Database, course: string, isOpen: boolean): Promise<boolean> {
  ensureCourse(course)
  return database.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(courseOffers)
      .where(eq(courseOffers.course, course))
      .for('no key update')
    if (!row || (isOpen && !mayBeOpen(row))) return false
    const publishedAt = isOpen ? sql`coalesce(${courseOffers.publishedAt}, now())` : null
    await tx.update(courseOffers).set({ publishedAt }).where(eq(courseOffers.course, course))
    return true
  })
}

const ensureCourse = (course: string): void => {
  if (!library().has(course)) refuse('course_not_found')
}
