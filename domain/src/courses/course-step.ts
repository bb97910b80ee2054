import { pages } from '../routes.ts'

/** The last part of the address of a lesson or a quiz: both its course and its own name. */
const stepAddress = (course: string, slug: string): string => `${course}.${slug}`

export interface CourseStep {
  course: string
  slug: string
}

/** From the last part of an address; empty names where it is none. */
export function readCourseStep(address: string): CourseStep {
  const [course = '', slug = ''] = address.split('.')
  return { course, slug }
}

export const pageOfStep = (
  course: string,
  { kind, slug }: { kind: 'lesson' | 'quiz'; slug: string },
): string =>
  kind === 'lesson' ? pages.lesson(stepAddress(course, slug)) : pages.quiz(stepAddress(course, slug))
