import { z } from 'zod'
import { courseOffer } from './course-offer.ts'
import { lessonBlock, lessonLine } from './lesson-blocks.ts'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
export const courseParams = z.object({ course: slug })
export const lessonParams = z.object({ course: slug, lesson: slug })
export const quizParams = z.object({ course: slug, module: slug })

const step = z.object({ kind: z.enum(['lesson', 'quiz']), slug: z.string(), title: z.string() })
export type NamedStep = z.infer<typeof step>

const certificate = z.object({
  number: z.string(),
  name: z.string(),
  /** Whether whoever verifies the number is told her name. */
  showsName: z.boolean(),
  issuedAt: z.iso.datetime(),
})
export type Certificate = z.infer<typeof certificate>

const enrolment = z.object({
  enrolledAt: z.iso.datetime(),
  /** The order that paid for it; null where it was free. */
  purchaseId: z.uuid().nullable(),
  percent: z.int().min(0).max(100),
  /** Where « Reprendre » leads; null once all is done. */
  resume: step.nullable(),
})

const courseModule = z.object({
  slug: z.string(),
  title: z.string(),
  aim: z.string(),
  lessons: z.array(
    z.object({ slug: z.string(), title: z.string(), minutes: z.int(), isFinished: z.boolean() }),
  ),
  questions: z.int(),
  /** How many of them she has answered rightly. */
  rightAnswers: z.int(),
})

/** A course as she is told of it: what it teaches, what it costs, how far she is. */
export const course = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  audience: z.string(),
  minutes: z.int().positive(),
  intro: z.array(lessonBlock),
  modules: z.array(courseModule).min(1),
  /** Null while it is to come. */
  offer: courseOffer.nullable(),
  /** Null while she is not enrolled. */
  enrolment: enrolment.nullable(),
  /** Hers, also once her enrolment has ended; null until she has one. */
  certificate: certificate.nullable(),
})
export type Course = z.infer<typeof course>

export const coursesAnswer = z.object({ courses: z.array(course) })
export const courseAnswer = z.object({ course })

/** POST /api/courses/:course/create-payment-intent answers as a package does: `intentAnswer`. */
export const courseIntentSchema = z.object({
  /** Euros. Must equal the price of the course today; the server's price counts (product rule 14). */
  amount: z.number().nonnegative().max(100_000),
})

/** How far down a lesson she has read, in thousandths of its length. */
export const POSITION_MAX = 1000
export const readingSchema = z.object({
  position: z.int().min(0).max(POSITION_MAX),
  /** Said once; a lesson that was finished stays so. */
  isFinished: z.boolean().default(false),
})

export const lessonAnswer = z.object({
  course: z.object({ slug: z.string(), title: z.string() }),
  module: z.object({ slug: z.string(), title: z.string() }),
  lesson: z.object({
    slug: z.string(),
    title: z.string(),
    minutes: z.int(),
    intro: z.array(lessonBlock),
    sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(lessonBlock) })),
  }),
  position: z.int(),
  isFinished: z.boolean(),
  /** What comes after it; null after the last. */
  next: step.nullable(),
})
export type LessonAnswer = z.infer<typeof lessonAnswer>

export const answerSchema = z.object({ question: z.int().min(0).max(99), choice: z.int().min(0).max(99) })

/** Told once she has answered: which choice was right, and why. */
const explained = z.object({
  choice: z.int(),
  isRight: z.boolean(),
  rightChoice: z.int(),
  explanation: lessonLine,
})

export const quizAnswer = z.object({
  course: z.object({ slug: z.string(), title: z.string() }),
  module: z.object({ slug: z.string(), title: z.string() }),
  questions: z.array(
    z.object({ words: z.string(), choices: z.array(lessonLine), answered: explained.nullable() }),
  ),
  next: step.nullable(),
})
export type QuizAnswer = z.infer<typeof quizAnswer>

/** What she wants on her certificate, and whether whoever verifies it is told. */
export const certificateWish = z.object({
  name: z.string().trim().min(2).max(80),
  showsName: z.boolean(),
})
export type CertificateWish = z.infer<typeof certificateWish>
