import { z } from 'zod'
import { BASE_STYLE_IDS } from '../catalogue/base-styles.ts'
import { OFFERED_TONES } from '../catalogue/offered-tones.ts'
import { photosToSchema } from '../engines/photo-consent.ts'

/** A style on the best photo of her draft, made by who would make her images. */
export const hostedPreviewWish = z.object({
  style: z.enum(BASE_STYLE_IDS),
  /** Null: the style's own. */
  tone: z.enum(OFFERED_TONES).nullable().default(null),
  /** The photo consent for this one photo. */
  photosTo: photosToSchema,
})
export type HostedPreviewWish = z.infer<typeof hostedPreviewWish>

export const hostedPreviewAsked = z.object({
  id: z.uuid(),
  /** How many more she may ask for today. */
  left: z.int().min(0),
})
export type HostedPreviewAsked = z.infer<typeof hostedPreviewAsked>

export const hostedPreviewParams = z.object({ id: z.uuid() })

export const hostedPreviewAnswer = z.object({
  state: z.enum(['queued', 'making', 'ready', 'failed']),
  /** While it is queued: how many are before it; null where nobody says. */
  before: z.int().min(0).nullable(),
  /** Once it is ready: until it is erased. */
  expiresInSeconds: z.int().min(0).nullable(),
})
export type HostedPreview = z.infer<typeof hostedPreviewAnswer>
