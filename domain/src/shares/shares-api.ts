import { z } from 'zod'
import { SHARE_DAYS } from './share-rules.ts'

/** What she chooses; which image it is stands in the address. */
export const shareWishSchema = z.object({
  /** Her own photo beside the image. */
  withBefore: z.boolean(),
  days: z.literal(SHARE_DAYS),
})
export type ShareWish = z.infer<typeof shareWishSchema>

export const shareSchema = z.object({
  id: z.uuid(),
  imageId: z.uuid(),
  /** What its transformation is called, and which of its images it is, from 1. */
  transformationName: z.string(),
  imagePosition: z.int(),
  thumbnailUrl: z.string(),
  /** Her photo is shown too, for as long as it is kept. */
  withBefore: z.boolean(),
  expiresAt: z.iso.datetime(),
})
export type Share = z.infer<typeof shareSchema>

/** Those of hers that open, the latest first. */
export const sharesAnswer = z.object({ shares: z.array(shareSchema) })

/** The whole address of the page is told this once: of its token we keep a hash alone. */
export const openedShareAnswer = z.object({ share: shareSchema, address: z.string() })
export type OpenedShare = z.infer<typeof openedShareAnswer>

/** What opens a page, and its pictures: any other text opens nothing. */
export const shareTokenParams = z.object({ token: z.string() })
