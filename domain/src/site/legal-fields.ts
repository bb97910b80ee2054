/** What the law asks an online seller to publish. Empty ones stop a production start. */
export const LEGAL_FIELDS = [
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
  'mediator_address',
  'mediator_url',
  'dpo_email',
  'payment_provider',
  'email_provider',
] as const
export type LegalField = (typeof LEGAL_FIELDS)[number]

const STOPGAPS = new Set([
  'todo',
  'tbd',
  'na',
  'none',
  'test',
  'exemple',
  'example',
  'acompleter',
  'donotuse',
])

/** Whether this only holds the place of what is to be published: « x », « ... », « TODO », « à compléter ». */
export function isStopgap(value: string): boolean {
  const letters = value
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
  return /^(.?)\1*$/u.test(letters) || STOPGAPS.has(letters)
}
