import { type Course, courseAnswer } from '@app/domain/courses/courses-api.ts'
import { type Intent, intentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { library } from '../../courses/library.ts'
import type { Outcome } from '../../operator/command.ts'
import { operate } from '../operate.ts'
import type { Someone } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import { cardTerminalOf } from './card-terminal.ts'
import { CONSENT, paymentOf } from './paying.ts'

export const COURSE = 'image-et-droit'
export const OTHER_COURSE = 'colorimetrie-appliquee'

/** Decides what a course costs, and opens it. */
export async function sellCourse(
  home: Pick<TestApp, 'context'>,
  price: string,
  course = COURSE,
): Promise<Outcome> {
  await operate(home, 'course-offer', course, price, 'Nora Vidal')
  return operate(home, 'publish-course', course)
}

export const readCourse = async ({ visitor }: Someone, course = COURSE): Promise<Course> =>
  courseAnswer.parse((await visitor.get(api.course(course))).json()).course

/** In a course that costs nothing. */
export const enrol = ({ visitor }: Someone, course = COURSE) => visitor.post(api.courseEnrolment(course), {})

export const askCourse = ({ visitor }: Someone, amount = 49, course = COURSE) =>
  visitor.post(api.courseIntent(course), { amount })

/** Her payment for a course, with both consents, before the card is asked. */
export async function courseIntentOf(her: Someone, amount = 49, course = COURSE): Promise<Intent> {
  const intent = intentAnswer.strict().parse((await askCourse(her, amount, course)).json())
  await her.visitor.put(api.paymentConsent(intent.paymentId), CONSENT)
  return intent
}

/** A course she has paid 49 € for. */
export async function buyCourse(home: TestApp, her: Someone): Promise<Intent> {
  const intent = await courseIntentOf(her)
  await cardTerminalOf(home).confirm(her, intent)
  await paymentOf(her, intent)
  return intent
}

/** Every lesson finished, every question answered rightly but for how many of the last module. */
export async function learn({ visitor }: Someone, leaving = 0): Promise<void> {
  const modules = library().get(COURSE)?.fr.modules ?? []
  for (const { slug } of modules.flatMap(({ lessons }) => lessons))
    await visitor.put(api.lessonReading(COURSE, slug), { position: 1000, isFinished: true })
  const asked = modules.flatMap(({ slug, quiz }) =>
    quiz.map(({ choices }, question) => ({
      ...{ slug, question },
      choice: choices.findIndex(({ isRight }) => isRight),
    })),
  )
  for (const { slug, ...answer } of asked.slice(0, asked.length - leaving))
    await visitor.post(api.quiz(COURSE, slug), answer)
}
