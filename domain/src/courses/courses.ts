import { z } from 'zod'

const minutes = z.number().int().positive()

const certification = z.object({
  type: z.enum(['RNCP', 'RS']),
  /** Without its number nothing may be called certifying. */
  number: z.string().trim().min(1),
  url: z.url(),
})

/** What the operator decides about a course: until he has, each is null and nothing of it is said. */
export const courseFacts = z.object({
  durationMinutes: minutes.nullable(),
  trainer: z.string().trim().min(1).nullable(),
  priceCents: z.number().int().nonnegative().nullable(),
  certification: certification.nullable(),
  /** Her own progress; null while there is nothing to follow. */
  progressPercent: z.number().int().min(0).max(100).nullable(),
})
export type CourseFacts = z.infer<typeof courseFacts>

const lesson = z.object({ title: z.string().min(1), minutes: minutes.nullable() })
const courseModule = z.object({ title: z.string().min(1), lessons: z.array(lesson).min(1) })

/** A course as it is shown. */
export const course = courseFacts.extend({
  id: z.string().min(1),
  title: z.string().min(1),
  summary: z.string().min(1),
  audience: z.string().min(1),
  modules: z.array(courseModule).min(1),
})
export type Course = z.infer<typeof course>

const ANNOUNCED: CourseFacts = {
  durationMinutes: null,
  trainer: null,
  priceCents: null,
  certification: null,
  progressPercent: null,
}

/** The courses of the house. All three are announced: no duration, trainer or price is known yet. */
export const COURSES = {
  'entretien-conseil': ANNOUNCED,
  'colorimetrie-appliquee': ANNOUNCED,
  'image-et-droit': ANNOUNCED,
} as const satisfies Record<string, CourseFacts>
export type CourseId = keyof typeof COURSES
export const COURSE_IDS = Object.keys(COURSES) as [CourseId, ...CourseId[]]

/** « À venir » until its duration, its trainer and its price are all known. */
export const isComing = ({ durationMinutes, trainer, priceCents }: CourseFacts): boolean =>
  durationMinutes === null || trainer === null || priceCents === null

export const isCertifying = ({ certification: found }: CourseFacts): boolean => Boolean(found?.number.trim())

/** Progress is shown only where there is something to follow. */
export const hasProgress = (facts: CourseFacts): boolean => !isComing(facts) && facts.progressPercent !== null
