import { z } from 'zod'

/** The words of the declaration as they stand today (texts `photos.declaration`): other words are asked again. */
export const PHOTO_DECLARATION_VERSION = '2026-11'

export const declareSchema = z.object({
  /** The version she has read: a page that is older than the server asks for words that have changed. */
  version: z.literal(PHOTO_DECLARATION_VERSION, 'invalid'),
})

/** That what she sends is hers, or sent with consent, and that who is on it is 15 or older; null until she says so. */
export const declarationAnswer = z.object({
  declaration: z.object({ version: z.string(), at: z.iso.datetime() }).nullable(),
})
export type PhotoDeclaration = z.infer<typeof declarationAnswer>['declaration']
