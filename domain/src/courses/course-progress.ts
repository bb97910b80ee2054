/** What progress is measured on: which lessons a module has, and how many questions. */
export interface CourseSteps {
  modules: readonly { slug: string; lessons: readonly { slug: string }[]; questions: number }[]
}

/** What she has done: lessons she has finished, and how many questions of each module she has answered rightly. */
export interface Done {
  lessons: ReadonlySet<string>
  rightAnswers: ReadonlyMap<string, number>
}

export type Step = { kind: 'lesson' | 'quiz'; slug: string }

/** Every lesson and every quiz, in the order they are read. */
const stepsOf = ({ modules }: CourseSteps): Step[] =>
  modules.flatMap(({ slug, lessons }): Step[] => [
    ...lessons.map((lesson) => ({ kind: 'lesson' as const, slug: lesson.slug })),
    { kind: 'quiz', slug },
  ])

function isDone(course: CourseSteps, done: Done, { kind, slug }: Step): boolean {
  if (kind === 'lesson') return done.lessons.has(slug)
  const questions = course.modules.find((module) => module.slug === slug)?.questions ?? 0
  return (done.rightAnswers.get(slug) ?? 0) >= questions
}

/** Lessons and quizzes count alike; 100 only once everything is done. */
export function percentOf(course: CourseSteps, done: Done): number {
  const steps = stepsOf(course)
  return Math.floor((100 * steps.filter((step) => isDone(course, done, step)).length) / steps.length)
}

export const isComplete = (course: CourseSteps, done: Done): boolean => percentOf(course, done) === 100

/** Where « Reprendre » leads: the lesson she left open last, else what comes first of what is left; null once all is done. */
export function stepToResume(course: CourseSteps, done: Done, leftOpen: string | null): Step | null {
  const left = stepsOf(course).filter((step) => !isDone(course, done, step))
  return left.find(({ kind, slug }) => kind === 'lesson' && slug === leftOpen) ?? left[0] ?? null
}

/** What comes after this lesson or quiz, done or not; null after the last. */
export function stepAfter(course: CourseSteps, here: Step): Step | null {
  const steps = stepsOf(course)
  const at = steps.findIndex(({ kind, slug }) => kind === here.kind && slug === here.slug)
  return at === -1 ? null : (steps[at + 1] ?? null)
}
