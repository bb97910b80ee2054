import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { DEFAULT_LANGUAGE } from '@app/texts/languages.ts'
import type { Context } from '../context.ts'
import { findEntitlement } from './entitlement.ts'
import { offeredPackages } from './queries.ts'

const ASK_AGAIN_MS = 1000

/**
 * What a stranger may buy. Read anew after a second, so that a crowd of visitors asks no crowd of questions; what is
 * charged is told once more, as it is then. While the database is away it is the list as it was last read: public pages
 * need not be away with it.
 */
export function openPriceList(
  { database, config, log }: Pick<Context, 'database' | 'config' | 'log'>,
  askAgainMs = ASK_AGAIN_MS,
): () => Promise<readonly Package[]> {
  let known: readonly Package[] = []
  let asked: Promise<readonly Package[]> | null = null
  let askedAt = 0
  const read = async () => {
    try {
      const stranger = await findEntitlement(database, null, config.firstFree)
      known = await offeredPackages(database, DEFAULT_LANGUAGE, stranger)
    } catch (cause) {
      log.warn({ err: cause }, 'the price list could not be read')
    }
    return known
  }
  return () => {
    if (asked && performance.now() - askedAt < askAgainMs) return asked
    askedAt = performance.now()
    asked = read()
    return asked
  }
}
