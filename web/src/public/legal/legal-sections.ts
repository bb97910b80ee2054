import { CARD_PROVIDERS } from '@app/domain/payment/card-providers.ts'
import { conformityOf } from '@app/domain/site/claims.ts'
import type { Site } from '../../page-contract.ts'

export interface LegalSection {
  title: string
  paragraphs: string[]
}

/** Each of these stands on its page only while it is true of the house. */
const CONDITIONS: Record<string, (site: Site) => boolean> = {
  // The offer exists only while the operator makes it (product rule 3).
  free: (site) => site.firstFree,
  ...ofCardProviders(),
  none: (site) => conformityOf(site.claims) === 'none',
  partial: (site) => conformityOf(site.claims) === 'partial',
  full: (site) => conformityOf(site.claims) === 'full',
}

/** A section called as a provider is: nobody's data go to one that takes no cards here. */
function ofCardProviders(): typeof CONDITIONS {
  return Object.fromEntries(CARD_PROVIDERS.map((name) => [name, (site: Site) => site.cardProvider === name]))
}

export const trueSections = (all: Record<string, LegalSection>, site: Site): [string, LegalSection][] =>
  Object.entries(all).filter(([key]) => CONDITIONS[key]?.(site) ?? true)
