import { isPhotoService, MAKER_NAMES } from '@app/domain/engines/makers.ts'
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
  ...ofPhotoServices(),
  none: (site) => conformityOf(site.claims) === 'none',
  partial: (site) => conformityOf(site.claims) === 'partial',
  full: (site) => conformityOf(site.claims) === 'full',
}

/** A section called as a provider is: nobody's data go to one that takes no cards here. */
function ofCardProviders(): typeof CONDITIONS {
  return Object.fromEntries(CARD_PROVIDERS.map((name) => [name, (site: Site) => site.cardProvider === name]))
}

/** Likewise one called as an image service is: her photos go to none that makes no images here. */
function ofPhotoServices(): typeof CONDITIONS {
  const services = MAKER_NAMES.filter(isPhotoService)
  return Object.fromEntries(services.map((name) => [name, (site: Site) => site.makers.includes(name)]))
}

/** What a sentence fills in may be several paragraphs, or none. */
export const paragraphsOf = ({ paragraphs }: LegalSection): string[] =>
  paragraphs.flatMap((paragraph) => paragraph.split('\n')).filter((paragraph) => paragraph !== '')

export const trueSections = (all: Record<string, LegalSection>, site: Site): [string, LegalSection][] =>
  Object.entries(all).filter(([key]) => CONDITIONS[key]?.(site) ?? true)
