import { isFree } from '@app/domain/courses/course-offer.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../database/client.ts'
import { courseEnrolments } from '../database/schema/courses.ts'
import { refuse } from '../errors.ts'
import { library } from './library.ts'
import { publishedOffers } from './offers.ts'

/** She begins a course that is open and free; twice is once. */
export async function enrol(database: Database, userId: string, course: string): Promise<void> {
  if (!library().has(course)) refuse('course_not_found')
  const offer = (await publishedOffers(database)).get(course) ?? refuse('course_not_open')
  if (!isFree(offer)) refuse('course_not_free')
  await openEnrolment(database, { userId, course, orderId: null })
}

/**
 * Enrols her, once: true when it was this time. One that had ended begins anew, with a right to withdraw of its own, and
 * goes on where she left it.
 */
export async function openEnrolment(
  tx: Queryable,
  enrolment: { userId: string; course: string; orderId: string | null },
): Promise<boolean> {
  const opened = await tx
    .insert(courseEnrolments)
    .values(enrolment)
    .onConflictDoUpdate({
      target: [courseEnrolments.userId, courseEnrolments.course],
      set: { orderId: enrolment.orderId, enrolledAt: sql`now()`, openedAt: null, endedAt: null },
      setWhere: isNotNull(courseEnrolments.endedAt),
    })
    .returning({ id: courseEnrolments.id })
  return opened.length === 1
}

/** What an order paid for, held until the transaction ends: no lesson is opened meanwhile. */
export async function holdEnrolmentOf(
  tx: Queryable,
  orderId: string,
): Promise<{ openedAt: Date | null } | undefined> {
  const [found] = await tx
    .select({ openedAt: courseEnrolments.openedAt })
    .from(courseEnrolments)
    .where(eq(courseEnrolments.orderId, orderId))
    .for('no key update')
  return found
}

/** Whether she has opened a lesson or a quiz of what this order paid for. */
export async function isOpened(database: Queryable, orderId: string): Promise<boolean> {
  const [found] = await database
    .select({ openedAt: courseEnrolments.openedAt })
    .from(courseEnrolments)
    .where(eq(courseEnrolments.orderId, orderId))
  return Boolean(found?.openedAt)
}

/** Its money went back: the lessons close. What she did, and a certificate she has, stay. */
export async function endEnrolmentOf(tx: Queryable, orderId: string): Promise<void> {
  await tx
    .update(courseEnrolments)
    .set({ endedAt: sql`now()` })
    .where(and(eq(courseEnrolments.orderId, orderId), isNull(courseEnrolments.endedAt)))
}
