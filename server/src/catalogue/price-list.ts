import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { DEFAULT_LANGUAGE } from '@app/texts/languages.ts'
import type { Context } from '../context.ts'
import { lastKnown } from '../plugins/last-known.ts'
import { findEntitlement } from './entitlement.ts'
import { offeredPackages } from './queries.ts'

const ASK_AGAIN_MS = 1000

/**
 * What a stranger may buy. Read anew after a second; what is charged is told once more, as it is then.
 * @param everyMs how long nobody asks again
 */
export const openPriceList = (
  { database, config, log }: Pick<Context, 'database' | 'config' | 'log'>,
  everyMs = ASK_AGAIN_MS,
): (() => Promise<readonly Package[]>) =>
  lastKnown<readonly Package[]>({
    first: [],
    read: async () => {
      const stranger = await findEntitlement(database, null, config.firstFree)
      return offeredPackages(database, DEFAULT_LANGUAGE, stranger)
    },
    failed: (cause) => log.warn({ err: cause }, 'the price list could not be read'),
    everyMs,
  })
