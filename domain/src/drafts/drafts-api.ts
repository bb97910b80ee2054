import { z } from 'zod'
import { namedInCalls } from '../calls/named-in-calls.ts'
import { BASE_STYLE_IDS } from '../catalogue/base-styles.ts'
import { OFFERED_TONES } from '../catalogue/offered-tones.ts'
import { PACKAGE_TYPES } from '../catalogue/packages.ts'
import { photoSchema } from '../photos/photos-api.ts'
import { HINTS_AT_MOST, SET_HINTS } from '../photos/set-hints.ts'
import { TRANSFORMATION_NAME_MAX } from './draft-rules.ts'

const step = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

/** What a transformation is called, the calls say sessionName (product rule 2). */
const NAMED = { sessionName: 'name' } as const

const draftInCalls = z.object({
  id: z.uuid(),
  sessionName: z.string(),
  uploadedImages: z.array(photoSchema),
  /** What the photos lack together; advice only. */
  hints: z.array(z.enum(SET_HINTS)).max(HINTS_AT_MOST),
  baseStyle: z.enum(BASE_STYLE_IDS).nullable(),
  /** Null: the style's own. */
  tone: z.enum(OFFERED_TONES).nullable(),
  packageType: z.enum(PACKAGE_TYPES).nullable(),
  step,
  updatedAt: z.iso.datetime(),
})
export const draftSchema = namedInCalls(draftInCalls, NAMED)
export type Draft = z.infer<typeof draftSchema>
export const draftAnswer = z.object({ draft: draftSchema })

/** What she left unfinished, for her dashboard; null where she has begun nothing. */
const waitingDraftSchema = namedInCalls(
  draftInCalls.pick({ sessionName: true, baseStyle: true, step: true }).extend({ photos: z.int() }),
  NAMED,
)
export type WaitingDraft = z.infer<typeof waitingDraftSchema>
export const waitingDraftAnswer = z.object({ draft: waitingDraftSchema.nullable() })

const changesInCalls = z
  .object({
    sessionName: z.string().max(TRANSFORMATION_NAME_MAX, 'tooLong'),
    baseStyle: z.enum(BASE_STYLE_IDS).nullable(),
    tone: z.enum(OFFERED_TONES).nullable(),
    packageType: z.enum(PACKAGE_TYPES).nullable(),
    step,
  })
  .partial()
export const draftChanges = namedInCalls(changesInCalls, NAMED)
export type DraftChanges = z.infer<typeof draftChanges>
