import { asc, eq } from 'drizzle-orm'
import type { Belongings } from '../accounts/accounts.ts'
import type { Queryable } from '../database/client.ts'
import { courseAnswers, courseReadings } from '../database/schema/courses.ts'
import { certificateOf, enrolmentsOf } from './queries.ts'

/** What she learned here. The rows go with that of her account, her certificates with them. */
export const courseBelongings: Belongings = {
  gather: async (database, { id }) => {
    const enrolments = await enrolmentsOf(database, id)
    return {
      words: {
        courses: await Promise.all(
          enrolments.map(async ({ id: enrolmentId, course, enrolledAt, openedAt, endedAt }) => ({
            ...{ course, enrolledAt, openedAt, endedAt },
            readings: await readingsOf(database, enrolmentId),
            answers: await answersOf(database, enrolmentId),
            certificate: await certificateOf(database, enrolmentId),
          })),
        ),
      },
    }
  },
}

const readingsOf = (database: Queryable, enrolmentId: string) =>
  database
    .select({
      ...{ lesson: courseReadings.lesson, position: courseReadings.position },
      ...{ readAt: courseReadings.readAt, finishedAt: courseReadings.finishedAt },
    })
    .from(courseReadings)
    .where(eq(courseReadings.enrolmentId, enrolmentId))
    .orderBy(asc(courseReadings.readAt))

const answersOf = (database: Queryable, enrolmentId: string) =>
  database
    .select({
      ...{ module: courseAnswers.module, question: courseAnswers.question },
      ...{ choice: courseAnswers.choice, isRight: courseAnswers.isRight, at: courseAnswers.answeredAt },
    })
    .from(courseAnswers)
    .where(eq(courseAnswers.enrolmentId, enrolmentId))
    .orderBy(asc(courseAnswers.answeredAt))
