import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { DEFAULT_LANGUAGE } from '@app/texts/languages.ts'
import type { Context } from '../context.ts'
import { findEntitlement } from './entitlement.ts'
import { offeredPackages } from './queries.ts'

/**
 * What a stranger may buy, read each time, so that no page shows a price of before. While the database is away it is the
 * list as it was last read: public pages need not be away with it.
 */
export function openPriceList({
  database,
  config,
  log,
}: Pick<Context, 'database' | 'config' | 'log'>): () => Promise<readonly Package[]> {
  let known: readonly Package[] = []
  return async () => {
    try {
      const stranger = await findEntitlement(database, null, config.firstFree)
      known = await offeredPackages(database, DEFAULT_LANGUAGE, stranger)
    } catch (cause) {
      log.warn({ err: cause }, 'the price list could not be read')
    }
    return known
  }
}
