import type { DossierFact } from '@app/domain/operator/dossier-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { downloads, transformations } from '../../database/schema/transformations.ts'
import { textsIn } from '../../plugins/texts.ts'
import { moment } from '../words.ts'
import { facts } from './fact.ts'

const SAID = { archive: 'archive_taken', image: 'image_taken', before_after: 'before_after_taken' } as const

/** What she took of it: each file, for the first time and, where it was taken again, for the last. */
export async function downloadFacts(
  database: Queryable,
  orderId: string,
  language: Language,
): Promise<DossierFact[]> {
  const t = textsIn(language)
  const taken = await database
    .select({
      what: downloads.what,
      position: downloads.position,
      firstAt: downloads.firstAt,
      lastAt: downloads.lastAt,
    })
    .from(downloads)
    .innerJoin(transformations, eq(transformations.id, downloads.transformationId))
    .where(eq(transformations.orderId, orderId))
    .orderBy(downloads.firstAt, downloads.position)
  return facts(
    'downloads',
    taken.map(({ what, position, firstAt, lastAt }) => {
      const which = position > 0 ? t('operator.viewings.image', { place: position }) : ''
      const again =
        moment(lastAt) === moment(firstAt) ? '' : t('operator.dossier.again', { last: moment(lastAt) })
      return { fact: SAID[what], at: firstAt, words: [which, again].filter(Boolean).join(', ') }
    }),
  )
}
