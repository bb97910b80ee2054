import { type CourseOffer, isFree } from '@app/domain/courses/course-offer.ts'
import type { Language } from '@app/texts/languages.ts'
import type { Queryable } from '../database/client.ts'
import { refuse } from '../errors.ts'
import { library } from './library.ts'
import { publishedOffers } from './offers.ts'
import { isEnrolled } from './queries.ts'

/** What is asked for a course today; refused where it is not sold. */
export async function findPrice(database: Queryable, course: string): Promise<number> {
  if (!library().has(course)) refuse('course_not_found')
  const offer: CourseOffer = (await publishedOffers(database)).get(course) ?? refuse('course_not_open')
  // Whoever comes to pay has seen a price.
  if (isFree(offer)) refuse('course_price_changed')
  return offer.priceCents
}

/** What is hers already is not paid again. */
export async function ensureNotHers(database: Queryable, userId: string, course: string): Promise<void> {
  if (await isEnrolled(database, userId, course)) refuse('course_already_yours')
}

/** What a course is called; one whose folder is gone keeps the name of that. */
export function courseTitles(course: string): Record<Language, string> {
  const texts = library().get(course)
  return texts ? { fr: texts.fr.title, en: texts.en.title } : { fr: course, en: course }
}
