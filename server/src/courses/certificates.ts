import { randomBytes } from 'node:crypto'
import { certificateNumber, readCertificateNumber } from '@app/domain/courses/certificate-number.ts'
import { certificationOf } from '@app/domain/courses/course-offer.ts'
import { isComplete } from '@app/domain/courses/course-progress.ts'
import type { CertificateWish } from '@app/domain/courses/courses-api.ts'
import type { CertificateFacts } from '@app/web/page-contract.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/client.ts'
import { courseCertificates, courseEnrolments, courseOffers } from '../database/schema/courses.ts'
import { refuse } from '../errors.ts'
import { stepsOf } from './describe.ts'
import { library } from './library.ts'
import { offerOf } from './offers.ts'
import {
  type CertificateRow,
  certificateOf,
  findEnrolment,
  herCertificate,
  holdEnrolment,
  noteOpened,
  progressOf,
} from './queries.ts'

/**
 * Her certificate, once everything is read and answered: numbered, and frozen but for her name and whether it is told.
 * Asked for again, it is the same one.
 */
export async function issueCertificate(
  { database, config }: Pick<Context, 'config' | 'database'>,
  { userId, course }: { userId: string; course: string },
  wish: CertificateWish,
): Promise<void> {
  const texts = library().get(course) ?? refuse('course_not_found')
  await database.transaction(async (tx) => {
    const enrolment = await holdEnrolment(tx, userId, course)
    const { done } = await progressOf(tx, enrolment.id)
    const known = await certificateOf(tx, enrolment.id)
    if (!known && enrolment.endedAt) refuse('course_not_enrolled')
    if (!known && !isComplete(stepsOf(texts.fr), done)) refuse('course_not_complete')
    if (!known) await noteOpened(tx, enrolment)
    const [row] = await tx.select().from(courseOffers).where(eq(courseOffers.course, course))
    const offer = row ? offerOf(row) : null
    await tx
      .insert(courseCertificates)
      .values({
        ...{ number: certificateNumber(randomBytes(12)), enrolmentId: enrolment.id, ...wish },
        titles: { fr: texts.fr.title, en: texts.en.title },
        minutes: texts.fr.minutes,
        trainer: offer?.trainer ?? config.brand.name,
        certification: certificationOf(offer),
      })
      .onConflictDoUpdate({ target: courseCertificates.enrolmentId, set: wish })
  })
}

export async function findCertificate(
  database: Database,
  userId: string,
  course: string,
): Promise<CertificateRow> {
  const found = await herCertificate(database, userId, course)
  if (found) return found
  await findEnrolment(database, userId, course)
  return refuse('course_not_complete')
}

/** What anybody who has the number is told; her name only as she wished. Null where no certificate bears it. */
export async function certificateFacts(database: Database, typed: string): Promise<CertificateFacts | null> {
  const number = readCertificateNumber(typed)
  if (!number) return null
  const [found] = await database
    .select({ certificate: courseCertificates, course: courseEnrolments.course })
    .from(courseCertificates)
    .innerJoin(courseEnrolments, eq(courseEnrolments.id, courseCertificates.enrolmentId))
    .where(eq(courseCertificates.number, number))
  if (!found) return null
  const { titles, minutes, certification, issuedAt, name, showsName } = found.certificate
  return {
    ...{ number, titles, minutes, certification, course: found.course },
    issuedAt: issuedAt.toISOString(),
    name: showsName ? name : null,
  }
}
