import type { Database } from '../database/client.ts'
import { courseEnrolments } from '../database/schema/courses.ts'
import { refuse } from '../errors.ts'
import { library } from './library.ts'
import { publishedOffers } from './offers.ts'

/** She begins a course that is open, which is free; twice is once. */
export async function enrol(database: Database, userId: string, course: string): Promise<void> {
  if (!library().has(course)) refuse('course_not_found')
  if (!(await publishedOffers(database)).has(course)) refuse('course_not_open')
  await database.insert(courseEnrolments).values({ userId, course }).onConflictDoNothing()
}
