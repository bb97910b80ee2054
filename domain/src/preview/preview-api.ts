import { z } from 'zod'
import { BASE_STYLE_IDS } from '../catalogue/base-styles.ts'
import { TONE_PATTERN } from '../catalogue/tones.ts'

/** A photo that can now be previewed: each style by its address, under a name nobody can guess. */
export const previewAnswer = z.object({
  handle: z.string(),
  expiresInSeconds: z.int(),
  width: z.int(),
  height: z.int(),
  /** Those her photo carries; the others are shown as drawings. */
  styles: z.array(z.enum(BASE_STYLE_IDS)),
})
export type Preview = z.infer<typeof previewAnswer>

/** 256 random bits in base64url. */
export const HANDLE_PATTERN = /^[\w-]{43}$/

export const previewParams = z.object({ handle: z.string().regex(HANDLE_PATTERN) })
export const previewPictureParams = previewParams.extend({ style: z.enum(BASE_STYLE_IDS) })
export const previewToneQuery = z.object({ tone: z.string().regex(TONE_PATTERN).optional() })
