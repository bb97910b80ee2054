import { z } from 'zod'

/** The parts of a dossier, in the order they are read. */
export const DOSSIER_PARTS = [
  'order',
  'consent',
  'making',
  'downloads',
  'money',
  'messages',
  'complaints',
] as const

/** What a line of it says. */
export const DOSSIER_FACTS = [
  ...(['ordered', 'amount', 'provider_payment', 'account_opened', 'address_confirmed'] as const),
  ...(['start_now', 'loses_withdrawal', 'terms', 'photos_to'] as const),
  ...(['begun', 'finished', 'images', 'images_deleted', 'photos_forgotten'] as const),
  ...(['archive_taken', 'image_taken', 'before_after_taken'] as const),
  ...(['paid', 'receipt', 'credit_note', 'refund', 'lost'] as const),
  ...(['mail_sent', 'mail_unsent'] as const),
  ...(['withdrawal', 'dispute', 'enquiry'] as const),
] as const

export const dossierParams = z.object({ id: z.uuid() })

export const dossierAnswer = z.object({
  id: z.string(),
  /** Of its receipt, where there is one. */
  number: z.string().nullable(),
  email: z.string().nullable(),
  facts: z.array(
    z.object({
      part: z.enum(DOSSIER_PARTS),
      fact: z.enum(DOSSIER_FACTS),
      at: z.iso.datetime().nullable(),
      /** In the reader's language, where it is ours; else as it was written. */
      words: z.string(),
    }),
  ),
})
export type Dossier = z.infer<typeof dossierAnswer>
export type DossierFact = Dossier['facts'][number]
