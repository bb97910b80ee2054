import { z } from 'zod'

/** Every code a program may receive. A code without its sentence in both languages does not compile (texts/). */
export const ERROR_CODES = [
  'account_busy',
  'account_exists',
  'account_unverified_free',
  'avatar_unknown',
  'card_declined',
  'card_insufficient_funds',
  'card_incorrect',
  'card_confirmation_refused',
  'credentials_wrong',
  'cross_site',
  'draft_has_photos',
  'draft_incomplete',
  'draft_missing',
  'draft_not_found',
  'draft_paid',
  'free_already_taken',
  'free_not_offered',
  'image_not_found',
  'internal',
  'invalid',
  'link_expired',
  'password_common',
  'password_wrong',
  'payload_too_large',
  'payment_amount_differs',
  'payment_init_failed',
  'payment_not_found',
  'payment_not_ready',
  'photo_unreadable',
  'photo_format',
  'photo_too_heavy',
  'photo_too_many_pixels',
  'photos_forgotten',
  'photos_full',
  'photos_too_many_at_once',
  'signed_out',
  'starting',
  'storage_full',
  'style_not_offered',
  'package_unknown',
  'throttled',
  'transformation_not_found',
  'transformation_unfinished',
  'not_found',
  'unavailable',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** The body of every refusal: a sentence for the person in her language, a code for programs. */
export const refusalSchema = z.object({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  /** Which field of the form is wrong, with its sentence. */
  fields: z.record(z.string(), z.string()).optional(),
  /** To quote to support: found in the logs. */
  requestId: z.string().optional(),
  retryAfterSeconds: z.int().optional(),
})
export type Refusal = z.infer<typeof refusalSchema>
