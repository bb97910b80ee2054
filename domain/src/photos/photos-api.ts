import { z } from 'zod'
import { namedInCalls } from '../calls/named-in-calls.ts'
import { PHOTO_REFUSALS, PHOTO_VERDICTS } from './photo-rules.ts'

export const photoSchema = z.object({
  id: z.uuid(),
  /** Where the photo is served to its owner; also its name in DELETE /api/upload/temporary. */
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** `null` while the check is running. */
  verdicts: z.array(z.enum(PHOTO_VERDICTS)).nullable(),
})
export type Photo = z.infer<typeof photoSchema>

export const uploadAnswer = z.object({
  success: z.boolean(),
  images: z.array(photoSchema),
  /** Each file that was not kept, in the order sent, with its own sentence. The others stay. */
  refused: z.array(z.object({ name: z.string(), code: z.enum(PHOTO_REFUSALS), error: z.string() })),
})
export type UploadAnswer = z.infer<typeof uploadAnswer>

export const deletePhotoSchema = namedInCalls(
  z.object({ sessionId: z.uuid(), imageUrl: z.string().max(200) }),
  { sessionId: 'draftId' },
)
