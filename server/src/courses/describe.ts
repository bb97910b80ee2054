import { type CourseSteps, percentOf, type Step, stepToResume } from '@app/domain/courses/course-progress.ts'
import type { Certificate, Course as CourseAnswer, NamedStep } from '@app/domain/courses/courses-api.ts'
import type { CourseText } from '@app/texts/courses/course.ts'
import type { Language } from '@app/texts/languages.ts'
import type { Queryable } from '../database/client.ts'
import { refuse } from '../errors.ts'
import { library } from './library.ts'
import { publishedOffers } from './offers.ts'
import { type CertificateRow, certificateOf, type EnrolmentRow, enrolmentsOf, progressOf } from './queries.ts'

export const stepsOf = ({ modules }: CourseText): CourseSteps => ({
  modules: modules.map(({ slug, lessons, quiz }) => ({ slug, lessons, questions: quiz.length })),
})

export const findCourse = (slug: string, language: Language): CourseText =>
  library().get(slug)?.[language] ?? refuse('course_not_found')

/** Every course as she is told of it: those she has begun first. */
export async function describeCourses(
  database: Queryable,
  userId: string,
  language: Language,
): Promise<CourseAnswer[]> {
  const offers = await publishedOffers(database)
  const enrolments = await enrolmentsOf(database, userId)
  const all = [...library().values()].map(async (texts) => {
    const text = texts[language]
    const row = enrolments.find(({ course }) => course === text.slug) ?? null
    return { ...(await describe(database, text, row)), offer: offers.get(text.slug) ?? null }
  })
  const told = await Promise.all(all)
  return told.sort((a, b) => Number(b.enrolment !== null) - Number(a.enrolment !== null))
}

export async function describeCourse(
  database: Queryable,
  userId: string,
  wanted: { slug: string; language: Language },
): Promise<CourseAnswer> {
  const text = findCourse(wanted.slug, wanted.language)
  const enrolments = await enrolmentsOf(database, userId)
  const row = enrolments.find(({ course }) => course === text.slug) ?? null
  const offers = await publishedOffers(database)
  return { ...(await describe(database, text, row)), offer: offers.get(text.slug) ?? null }
}

async function describe(
  database: Queryable,
  text: CourseText,
  row: EnrolmentRow | null,
): Promise<Omit<CourseAnswer, 'offer'>> {
  const { slug, title, summary, audience, minutes, intro } = text
  // One that has ended is none any more, but for the certificate it brought.
  const enrolment = row?.endedAt ? null : row
  const progress = enrolment && (await progressOf(database, enrolment.id))
  const certificate = row && (await certificateOf(database, row.id))
  const resume = progress && stepToResume(stepsOf(text), progress.done, progress.leftOpen)
  return {
    ...{ slug, title, summary, audience, minutes, intro },
    modules: text.modules.map((module) => ({
      ...{ slug: module.slug, title: module.title, aim: module.aim, questions: module.quiz.length },
      lessons: module.lessons.map((lesson) => ({
        ...{ slug: lesson.slug, title: lesson.title, minutes: lesson.minutes },
        isFinished: progress?.done.lessons.has(lesson.slug) ?? false,
      })),
      rightAnswers: progress?.done.rightAnswers.get(module.slug) ?? 0,
    })),
    enrolment: enrolment &&
      progress && {
        enrolledAt: enrolment.enrolledAt.toISOString(),
        purchaseId: enrolment.orderId,
        percent: percentOf(stepsOf(text), progress.done),
        resume: resume && nameStep(text, resume),
      },
    certificate: certificate && describeCertificate(certificate),
  }
}

/** With the title it is read under: a quiz bears that of its module. */
export function nameStep({ modules }: CourseText, { kind, slug }: Step): NamedStep {
  const titled = kind === 'quiz' ? modules : modules.flatMap(({ lessons }) => lessons)
  return { kind, slug, title: titled.find((each) => each.slug === slug)?.title ?? slug }
}

export const describeCertificate = ({ number, name, showsName, issuedAt }: CertificateRow): Certificate => ({
  ...{ number, name, showsName },
  issuedAt: issuedAt.toISOString(),
})
