import { z } from 'zod'
import { makerSchema } from '../engines/photo-consent.ts'
import { BASE_STYLE_IDS } from './base-styles.ts'
import { PACKAGE_LOCKS, PACKAGE_TYPES } from './packages.ts'
import { TONE_PATTERN } from './tones.ts'

const words = z.object({ fr: z.string(), en: z.string() })

export const baseStyleSchema = z.object({
  id: z.enum(BASE_STYLE_IDS),
  label: z.string(),
  description: z.string(),
  toneCode: z.string().regex(TONE_PATTERN),
  toneLabel: z.string(),
  length: z.enum(['court', 'mi_long', 'long']),
  texture: z.enum(['lisse', 'ondule', 'boucle', 'crepu', 'tresse']),
  fringe: z.enum(['aucune', 'droite', 'rideau', 'biais']),
  up: z.boolean(),
  /** Who would make it if it were ordered now; null while nobody may. */
  maker: makerSchema,
  /** Both languages, so that a switch needs no second call. */
  words: z.object({ label: words, description: words, toneLabel: words }),
})
export type BaseStyle = z.infer<typeof baseStyleSchema>
export const baseStylesAnswer = z.object({ styles: z.array(baseStyleSchema) })

export const packageSchema = z.object({
  id: z.enum(PACKAGE_TYPES),
  name: z.string(),
  description: z.string(),
  images: z.int(),
  /** Whole cents. */
  price: z.int(),
  /** Euros, two decimals. */
  pricePerImage: z.number(),
  recommended: z.boolean(),
  /** What she has to do before she may take it. */
  lock: z.enum(PACKAGE_LOCKS).nullable(),
  words: z.object({ name: words, description: words }),
})
export type Package = z.infer<typeof packageSchema>
export const packagesAnswer = z.object({ packages: z.array(packageSchema) })
