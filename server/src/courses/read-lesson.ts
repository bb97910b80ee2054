import { stepAfter } from '@app/domain/courses/course-progress.ts'
import type { LessonAnswer, QuizAnswer } from '@app/domain/courses/courses-api.ts'
import type { CourseModule, CourseText, Question } from '@app/texts/courses/course.ts'
import type { Language } from '@app/texts/languages.ts'
import type { Queryable } from '../database/client.ts'
import { refuse } from '../errors.ts'
import { findCourse, nameStep, stepsOf } from './describe.ts'
import { answersOf, findEnrolment, keepAnswer, keepReading, openForReading, readingOf } from './queries.ts'

interface Where {
  userId: string
  course: string
  language: Language
}

/** A lesson, where she left it, and what comes after it. */
export async function readLesson(database: Queryable, at: Where, slug: string): Promise<LessonAnswer> {
  const text = findCourse(at.course, at.language)
  const { module, lesson } = findLesson(text, slug)
  const enrolment = await openForReading(database, at.userId, at.course)
  const reading = await readingOf(database, enrolment.id, slug)
  const next = stepAfter(stepsOf(text), { kind: 'lesson', slug })
  return {
    course: { slug: text.slug, title: text.title },
    module: { slug: module.slug, title: module.title },
    lesson,
    position: reading?.position ?? 0,
    isFinished: Boolean(reading?.finishedAt),
    next: next && nameStep(text, next),
  }
}

export async function noteReading(
  database: Queryable,
  at: Where & { lesson: string },
  reading: { position: number; isFinished: boolean },
): Promise<void> {
  findLesson(findCourse(at.course, at.language), at.lesson)
  const { id: enrolmentId } = await findEnrolment(database, at.userId, at.course)
  await keepReading(database, { enrolmentId, lesson: at.lesson }, reading)
}

/** The questions of a module; of those she has answered, what was right and why. */
export async function readQuiz(database: Queryable, at: Where, slug: string): Promise<QuizAnswer> {
  const text = findCourse(at.course, at.language)
  const module = findModule(text, slug)
  const enrolment = await openForReading(database, at.userId, at.course)
  const answers = await answersOf(database, enrolment.id, slug)
  const next = stepAfter(stepsOf(text), { kind: 'quiz', slug })
  return {
    course: { slug: text.slug, title: text.title },
    module: { slug: module.slug, title: module.title },
    questions: module.quiz.map((question, rank) => {
      const answer = answers.find((given) => given.question === rank)
      return {
        words: question.words,
        choices: question.choices.map(({ words }) => words),
        answered: answer ? explain(question, answer.choice) : null,
      }
    }),
    next: next && nameStep(text, next),
  }
}

export async function answerQuestion(
  database: Queryable,
  at: Where & { module: string },
  answer: { question: number; choice: number },
): Promise<void> {
  const module = findModule(findCourse(at.course, at.language), at.module)
  const chosen = module.quiz[answer.question]?.choices[answer.choice] ?? refuse('course_not_found')
  const { id: enrolmentId } = await findEnrolment(database, at.userId, at.course)
  await keepAnswer(database, { enrolmentId, module: at.module, ...answer, isRight: chosen.isRight })
}

const explain = ({ choices, explanation }: Question, choice: number) => ({
  ...{ choice, explanation },
  isRight: choices[choice]?.isRight ?? false,
  rightChoice: choices.findIndex(({ isRight }) => isRight),
})

const findModule = ({ modules }: CourseText, slug: string): CourseModule =>
  modules.find((module) => module.slug === slug) ?? refuse('course_not_found')

function findLesson({ modules }: CourseText, slug: string) {
  for (const module of modules) {
    const lesson = module.lessons.find((each) => each.slug === slug)
    if (lesson) return { module, lesson }
  }
  return refuse('course_not_found')
}
