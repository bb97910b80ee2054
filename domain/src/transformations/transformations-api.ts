import { z } from 'zod'
import { namedInCalls } from '../calls/named-in-calls.ts'
import { BASE_STYLE_IDS } from '../catalogue/base-styles.ts'
import { OFFERED_TONES } from '../catalogue/offered-tones.ts'
import { PACKAGE_TYPES } from '../catalogue/packages.ts'
import { TRANSFORMATION_NAME_MAX } from '../drafts/draft-rules.ts'
import { photosToSchema } from '../engines/photo-consent.ts'
import { SHORT_REASONS } from './short-reasons.ts'
import { STATUSES } from './statuses.ts'

/** The one true line of a card (product rule 9), as facts; the reader's language makes the sentence. */
export const progressSchema = z.object({
  /** How many transformations of the same engine are before this one; 0 when it is its turn. */
  queuePosition: z.int(),
  /** What is done before the first image can be; null otherwise. */
  stage: z.enum(['sending', 'learning']).nullable().catch(null),
  /** How many are before hers at the image service; null where it does not say. */
  stageQueue: z.int().nullable(),
  /** 0 to 1; null where nobody knows. */
  stageProgress: z.number().min(0).max(1).nullable(),
  /** How much longer runs like this one took, from the quick ones to the slow ones; null where too little is known. */
  estimate: z.object({ fromSeconds: z.int(), toSeconds: z.int() }).nullable(),
  /** What the engine is doing with her photos, while it learns. */
  photosRead: z.int(),
  photosTotal: z.int(),
  imagesReady: z.int(),
  imagesOrdered: z.int(),
})

/** What came back, when not every paid image could be made well. */
export const refundSchema = z.object({ credits: z.int(), cents: z.int() })

/** What is left of the photos it was made from (product rule 22). */
export const sourcePhotosSchema = z.object({
  kept: z.int(),
  /** When they will go by themselves; `null` before it is finished. */
  keptUntil: z.iso.datetime().nullable(),
  forgottenAt: z.iso.datetime().nullable(),
})
export type SourcePhotos = z.infer<typeof sourcePhotosSchema>

/** More images of a finished transformation, while they are made. */
export const extensionSchema = z.object({
  images: z.int(),
  /** How many of them are ready. */
  ready: z.int(),
  /** What they cost; 0 where a defective image is made again. */
  credits: z.int(),
})

/** What a transformation is called, and where it stands: the calls speak of a session (product rule 2). */
const NAMED = { sessionName: 'name', sessionStatus: 'status' } as const

const transformationInCalls = z.object({
  id: z.uuid(),
  sessionName: z.string(),
  createdAt: z.iso.datetime(),
  /** Any other value is read as waiting (specification 4.10): her page may be older than the server that answers it. */
  sessionStatus: z.enum(STATUSES).catch('pending'),
  /** Images ready so far. */
  imagesCount: z.int(),
  baseStyle: z.enum(BASE_STYLE_IDS),
  /** The one it is made in: the style's own, where she chose none. */
  tone: z.string(),
  packageType: z.enum(PACKAGE_TYPES),
  progress: progressSchema,
  /** How many of its images she has deleted. */
  imagesDeleted: z.int(),
  sourcePhotos: sourcePhotosSchema,
  refund: refundSchema.nullable(),
  /** Why its latest run fell short; null where it did not, or where what was made was not good enough. */
  shortReason: z.enum(SHORT_REASONS).nullable().catch(null),
  extension: extensionSchema.nullable(),
  coverUrl: z.string().nullable(),
})
export const transformationSchema = namedInCalls(transformationInCalls, NAMED)
export type Transformation = z.infer<typeof transformationSchema>
export const transformationsAnswer = namedInCalls(z.object({ sessions: z.array(transformationSchema) }), {
  sessions: 'transformations',
})

/** The same answer, written without being looked at once more: every dashboard asks for it every few seconds. */
export const writeTransformations = ({ transformations }: { transformations: Transformation[] }): string =>
  JSON.stringify({
    // What is undefined is not written: to leave two names out of a copy takes several times as long.
    sessions: transformations.map((one) => ({
      ...one,
      name: undefined,
      status: undefined,
      sessionName: one.name,
      sessionStatus: one.status,
    })),
  })

export const imageSchema = z.object({
  id: z.uuid(),
  position: z.int(),
  url: z.string(),
  thumbnailUrl: z.string(),
  /** The photo it was made from, in the same framing; `null` once her photos are forgotten. */
  beforeUrl: z.string().nullable(),
  downloadUrl: z.string(),
  /** Pixels of what is downloaded: more than the image has, where her photo has more. */
  downloadSize: z.object({ width: z.int(), height: z.int() }),
  width: z.int(),
  height: z.int(),
  tone: z.string(),
  /** She keeps it among her favourites. */
  favourite: z.boolean(),
  /** Its backdrop is out of focus: too much of it was hidden by her hair. */
  softBackdrop: z.boolean(),
})
export type Image = z.infer<typeof imageSchema>

/** « Encore 5 images »: how many one press makes, for how many credits, and whether it may be pressed. */
export const moreImagesSchema = z.object({
  images: z.int(),
  cost: z.int(),
  possible: z.boolean(),
  /** Of a free first image made from fewer photos than a paid one takes: how many are missing. */
  photosMissing: z.int(),
})

const withImages = namedInCalls(
  transformationInCalls.extend({
    images: z.array(imageSchema),
    zipUrl: z.string().nullable(),
    moreImages: moreImagesSchema,
    /** How many defective images may still be made again for nothing, and until when; `null` before delivery. */
    redosLeft: z.int(),
    redoUntil: z.iso.datetime().nullable(),
  }),
  NAMED,
)
export type TransformationWithImages = z.infer<typeof withImages>
export const transformationAnswer = namedInCalls(z.object({ session: withImages }), {
  session: 'transformation',
})
export type TransformationAnswer = z.infer<typeof transformationAnswer>

/** `replace`: she was asked, and the photos her draft has may go. */
export const reusePhotosSchema = z.object({ replace: z.boolean() })

export const favouriteSchema = z.object({ favourite: z.boolean() })

export const createTransformationSchema = namedInCalls(
  z.object({
    sessionName: z.string().max(TRANSFORMATION_NAME_MAX),
    baseStyle: z.enum(BASE_STYLE_IDS),
    tone: z.enum(OFFERED_TONES).nullable().default(null),
    packageType: z.enum(PACKAGE_TYPES),
    paymentMethod: z.enum(['free_pro', 'free_first']),
    photosTo: photosToSchema,
  }),
  { sessionName: 'name' },
)
