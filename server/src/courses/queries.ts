import type { Done } from '@app/domain/courses/course-progress.ts'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import {
  courseAnswers,
  courseCertificates,
  courseEnrolments,
  courseReadings,
} from '../database/schema/courses.ts'
import { refuse } from '../errors.ts'

export type EnrolmentRow = typeof courseEnrolments.$inferSelect
export type CertificateRow = typeof courseCertificates.$inferSelect

/** All of hers, those that have ended included. */
export const enrolmentsOf = (database: Queryable, userId: string): Promise<EnrolmentRow[]> =>
  database.select().from(courseEnrolments).where(eq(courseEnrolments.userId, userId))

const isHers = (userId: string, course: string) =>
  and(eq(courseEnrolments.userId, userId), eq(courseEnrolments.course, course))

const isOpen = isNull(courseEnrolments.endedAt)

export async function isEnrolled(database: Queryable, userId: string, course: string): Promise<boolean> {
  const found = await database
    .select({ id: courseEnrolments.id })
    .from(courseEnrolments)
    .where(and(isHers(userId, course), isOpen))
  return found.length > 0
}

/** Hers, or refused: what is not enrolled in is not read. */
export async function findEnrolment(
  database: Queryable,
  userId: string,
  course: string,
): Promise<EnrolmentRow> {
  const [found] = await database
    .select()
    .from(courseEnrolments)
    .where(and(isHers(userId, course), isOpen))
  return found ?? refuse('course_not_enrolled')
}

/** The same, and from now on what she paid for is opened: that she may renounce it no more is told before she pays. */
export async function openForReading(
  database: Queryable,
  userId: string,
  course: string,
): Promise<EnrolmentRow> {
  return noteOpened(database, await findEnrolment(database, userId, course))
}

/** She has been given something of it, a page or her certificate: what she paid for is renounced no more. */
export async function noteOpened(database: Queryable, enrolment: EnrolmentRow): Promise<EnrolmentRow> {
  if (enrolment.orderId === null || enrolment.openedAt) return enrolment
  const [opened] = await database
    .update(courseEnrolments)
    .set({ openedAt: sql`coalesce(${courseEnrolments.openedAt}, now())` })
    // Renounced at this very moment, it stays closed.
    .where(and(eq(courseEnrolments.id, enrolment.id), isOpen))
    .returning()
  return opened ?? refuse('course_not_enrolled')
}

/** Holds it until the transaction ends, also where it has ended. */
export async function holdEnrolment(tx: Queryable, userId: string, course: string): Promise<EnrolmentRow> {
  const [found] = await tx.select().from(courseEnrolments).where(isHers(userId, course)).for('no key update')
  return found ?? refuse('course_not_enrolled')
}

/** What she has done, and the lesson she read last. */
export async function progressOf(
  database: Queryable,
  enrolmentId: string,
): Promise<{ done: Done; leftOpen: string | null }> {
  const readings = await database
    .select({ lesson: courseReadings.lesson, finishedAt: courseReadings.finishedAt })
    .from(courseReadings)
    .where(eq(courseReadings.enrolmentId, enrolmentId))
    .orderBy(desc(courseReadings.readAt), courseReadings.lesson)
  const right = await database
    .select({ module: courseAnswers.module, total: count() })
    .from(courseAnswers)
    .where(and(eq(courseAnswers.enrolmentId, enrolmentId), eq(courseAnswers.isRight, true)))
    .groupBy(courseAnswers.module)
  return {
    done: {
      lessons: new Set(readings.filter(({ finishedAt }) => finishedAt).map(({ lesson }) => lesson)),
      rightAnswers: new Map(right.map(({ module, total }) => [module, total])),
    },
    leftOpen: readings.find(({ finishedAt }) => !finishedAt)?.lesson ?? null,
  }
}

export async function readingOf(database: Queryable, enrolmentId: string, lesson: string) {
  const [found] = await database
    .select()
    .from(courseReadings)
    .where(and(eq(courseReadings.enrolmentId, enrolmentId), eq(courseReadings.lesson, lesson)))
  return found ?? null
}

/** Told again and again while she scrolls; a lesson that was finished stays so. */
export async function keepReading(
  database: Queryable,
  { enrolmentId, lesson }: { enrolmentId: string; lesson: string },
  { position, isFinished }: { position: number; isFinished: boolean },
): Promise<void> {
  const finished = isFinished
    ? sql`coalesce(${courseReadings.finishedAt}, now())`
    : sql`${courseReadings.finishedAt}`
  await database
    .insert(courseReadings)
    .values({ enrolmentId, lesson, position, ...(isFinished && { finishedAt: sql`now()` }) })
    .onConflictDoUpdate({
      target: [courseReadings.enrolmentId, courseReadings.lesson],
      set: { position, readAt: sql`now()`, finishedAt: finished },
    })
}

export const answersOf = (database: Queryable, enrolmentId: string, module: string) =>
  database
    .select()
    .from(courseAnswers)
    .where(and(eq(courseAnswers.enrolmentId, enrolmentId), eq(courseAnswers.module, module)))

/** Her latest answer counts: she may try again once she has read why. */
export async function keepAnswer(
  database: Queryable,
  answer: { enrolmentId: string; module: string; question: number; choice: number; isRight: boolean },
): Promise<void> {
  const { choice, isRight } = answer
  await database
    .insert(courseAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [courseAnswers.enrolmentId, courseAnswers.module, courseAnswers.question],
      set: { choice, isRight, answeredAt: sql`now()` },
    })
}

/** Hers, however her enrolment ended. */
export async function herCertificate(
  database: Queryable,
  userId: string,
  course: string,
): Promise<CertificateRow | null> {
  const [found] = await database
    .select({ certificate: courseCertificates })
    .from(courseCertificates)
    .innerJoin(courseEnrolments, eq(courseEnrolments.id, courseCertificates.enrolmentId))
    .where(isHers(userId, course))
  return found?.certificate ?? null
}

export async function certificateOf(
  database: Queryable,
  enrolmentId: string,
): Promise<CertificateRow | null> {
  const [found] = await database
    .select()
    .from(courseCertificates)
    .where(eq(courseCertificates.enrolmentId, enrolmentId))
  return found ?? null
}
