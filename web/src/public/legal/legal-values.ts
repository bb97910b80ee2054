import type { Site } from '../../page-contract.ts'

/** Facts of the operator that legal sentences name; a fact not given is said to be missing. */
const FIELDS = [
  'legal_name',
  'legal_form',
  'capital',
  'address',
  'rcs_city',
  'siren',
  'siret',
  'vat',
  'phone',
  'publisher',
  'host_name',
  'host_address',
  'host_phone',
  'mediator_name',
  'mediator_url',
  'dpo_email',
] as const

export function legalValues(site: Site, missing: string): Record<string, string> {
  const facts = Object.fromEntries(FIELDS.map((field) => [field, site.legal[field] || missing]))
  return { ...facts, brand: site.brand, email: site.supportEmail, delay: site.supportDelay }
}
