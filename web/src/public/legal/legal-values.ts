import { LEGAL_FIELDS } from '@app/domain/site/legal-fields.ts'
import type { Site } from '../../page-contract.ts'

/** Facts of the operator that legal sentences name; a fact not given is said to be missing. */
export function legalValues(site: Site, missing: string): Record<string, string> {
  const facts = Object.fromEntries(LEGAL_FIELDS.map((field) => [field, site.legal[field] || missing]))
  return { ...facts, brand: site.brand, email: site.supportEmail, delay: site.supportDelay }
}
