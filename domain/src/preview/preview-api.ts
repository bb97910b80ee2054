import { z } from 'zod'
import { BASE_STYLE_IDS } from '../catalogue/base-styles.ts'
import { OFFERED_TONES } from '../catalogue/offered-tones.ts'
import { LIGHTEST_DEPTH, TONE_PATTERN } from '../catalogue/tones.ts'

/** A photo that can now be previewed: each style by its address, under a name nobody can guess. */
export const previewAnswer = z.object({
  handle: z.string(),
  expiresInSeconds: z.int(),
  width: z.int(),
  height: z.int(),
  /** False while the photo is still being read: asked for again under its handle, it has more styles, in the end all. */
  isWhole: z.boolean(),
  /** Those her photo carries; the others are shown as drawings. */
  styles: z.array(z.enum(BASE_STYLE_IDS)),
  /** Those among them that show the backdrop out of focus: her hair hides too much of it. */
  softBackdrops: z.array(z.enum(BASE_STYLE_IDS)),
  /** The lightest depth her own hair can be shown in on this photo. */
  upTo: z.int().min(1).max(LIGHTEST_DEPTH),
})
export type Preview = z.infer<typeof previewAnswer>

/** 256 random bits in base64url. */
export const HANDLE_PATTERN = /^[\w-]{43}$/

export const previewParams = z.object({ handle: z.string().regex(HANDLE_PATTERN) })
/** How many styles she knows already: told as soon as there are more, or all. Without it: once there are all. */
export const previewKnownQuery = z.object({ known: z.coerce.number().int().min(0).optional() })
export const previewPictureParams = previewParams.extend({ style: z.enum(BASE_STYLE_IDS) })
export const previewToneQuery = z.object({ tone: z.string().regex(TONE_PATTERN).optional() })

/**
 * Why no photo of a draft carries a style: the hair hides what it would bare, its outline is not clear, or her own hair
 * as it is seen there would not show the style well.
 */
export const IMPOSSIBLE_REASONS = ['hidden', 'unclear', 'unsuited'] as const
export type ImpossibleReason = (typeof IMPOSSIBLE_REASONS)[number]

const depth = z.int().min(1).max(LIGHTEST_DEPTH)

/** Of one style alone, as she would have it made: told sooner than of all. */
export const draftStylesQuery = z.object({
  style: z.enum(BASE_STYLE_IDS).optional(),
  tone: z.enum(OFFERED_TONES).optional(),
  /** By the best so many of her photos alone, which is told sooner than by all that tell. */
  photos: z.coerce.number().int().min(1).optional(),
})

/** What cannot be made well of the photos of a draft, and so is not sold to her. */
export const draftStylesAnswer = z.object({
  impossible: z.array(z.object({ style: z.enum(BASE_STYLE_IDS), reason: z.enum(IMPOSSIBLE_REASONS) })),
  /** Of the others, the depths a tone that is not the style's own may have on them. */
  depths: z.array(z.object({ style: z.enum(BASE_STYLE_IDS), from: depth, upTo: depth })),
  /** Of the others, those that fewer than half of the photos read carry: an order of them may fall short. */
  few: z.array(z.enum(BASE_STYLE_IDS)),
})
export type CarriedStyles = z.infer<typeof draftStylesAnswer>
export type ImpossibleStyle = CarriedStyles['impossible'][number]
export type StyleDepths = CarriedStyles['depths'][number]
