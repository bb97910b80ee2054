import { z } from 'zod'

/** So long an operator who has said why may look at the images of one transformation. */
export const VIEWING_MINUTES = 60

export const viewedImagesAnswer = z.object({
  name: z.string(),
  images: z.array(z.object({ id: z.uuid(), position: z.int() })),
})

/** What she reads of it: when somebody of the house opened which of her images, and why. */
export const viewingsAnswer = z.object({
  viewings: z.array(z.object({ at: z.string(), transformation: z.string(), reason: z.string() })),
})
export type Viewing = z.infer<typeof viewingsAnswer>['viewings'][number]
