import type { CourseOffer } from '@app/domain/courses/course-offer.ts'
import type { ShownCourse } from '@app/web/page-contract.ts'
import type { Context } from '../context.ts'
import { lastKnown } from '../plugins/last-known.ts'
import { library } from './library.ts'
import { publishedOffers } from './offers.ts'

/** Their addresses are the same in both languages. */
export const courseSlugs = (): string[] => [...library().keys()]

/** The catalogue for the public pages; where the database is away, what was known last. */
export function openCatalogue({
  database,
  log,
}: Pick<Context, 'database' | 'log'>): () => Promise<readonly ShownCourse[]> {
  const offers = lastKnown({
    first: new Map<string, CourseOffer>(),
    read: () => publishedOffers(database),
    failed: (cause) => log.warn({ err: cause }, 'the offers of courses could not be read'),
  })
  return async () => {
    const known = await offers()
    return [...library()].map(([slug, texts]) => ({ texts, offer: known.get(slug) ?? null }))
  }
}
