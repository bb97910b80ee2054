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
