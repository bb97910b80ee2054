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
  // Nobody's data go to Stripe where its keys are not configured.
  stripe: (site) => site.paysWithStripe === true,
  none: (site) => conformityOf(site.claims) === 'none',
  partial: (site) => conformityOf(site.claims) === 'partial',
  full: (site) => conformityOf(site.claims) === 'full',
}

export const trueSections = (all: Record<string, LegalSection>, site: Site): [string, LegalSection][] =>
  Object.entries(all).filter(([key]) => CONDITIONS[key]?.(site) ?? true)
