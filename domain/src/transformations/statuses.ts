import type { ShortReason } from './short-reasons.ts'

/**
 * The states of a transformation and who may follow whom (product rule 9).
 * Nothing outside this file compares statuses: ask `transformationIs` or `transformationCan`.
 */
export const STATUSES = ['pending', 'training', 'generating', 'completed', 'failed'] as const
export type Status = (typeof STATUSES)[number]

const NEXT: Record<Status, readonly Status[]> = {
  pending: ['training', 'failed'],
  training: ['generating', 'failed'],
  generating: ['completed', 'failed'],
  // More images of it: an extension re-opens it.
  completed: ['generating'],
  failed: [],
}

/** What a service had learned of her was lost, and again after it had been learned anew. */
export const isLostForGood = ({ shortReason }: { shortReason: ShortReason | null }): boolean =>
  shortReason === 'learned_lost'

/** All that her photos could become in its style was made or refused: more of it would be taken, and given back. */
export const isExhausted = ({ shortReason }: { shortReason: ShortReason | null }): boolean =>
  shortReason === 'exhausted'

const ENDS: readonly Status[] = ['completed', 'failed']

export const canBecome = (from: Status, to: Status): boolean => NEXT[from].includes(to)

/** The states from which `to` may be reached, for an UPDATE … WHERE status IN (…). */
export const statusesBefore = (to: Status): Status[] => STATUSES.filter((status) => canBecome(status, to))

type HasStatus = { status: Status }
type Extendable = HasStatus & { sourcePhotos: { kept: number }; shortReason: ShortReason | null }

export const transformationIs = {
  /** Nothing more happens to it, unless she asks for more images. */
  finished: (transformation: HasStatus): boolean => ENDS.includes(transformation.status),
  completed: (transformation: HasStatus): boolean => transformation.status === 'completed',
  failed: (transformation: HasStatus): boolean => transformation.status === 'failed',
  waiting: (transformation: HasStatus): boolean => transformation.status === 'pending',
  learning: (transformation: HasStatus): boolean => transformation.status === 'training',
  generating: (transformation: HasStatus): boolean => transformation.status === 'generating',
}

export const transformationCan = {
  /** Its images may be taken away, all together: also those she has while more are made. */
  beDownloaded: (transformation: HasStatus & { imagesCount: number; extension: object | null }): boolean =>
    (transformationIs.finished(transformation) || transformation.extension !== null) &&
    transformation.imagesCount > 0,
  /** « Encore 5 images », for as long as her photos are kept, and what was learned of them, and give any. */
  beExtended: (transformation: Extendable): boolean =>
    transformationCan.beRedone(transformation) && !isExhausted(transformation),
  /** One image made again for nothing: she is owed the try. */
  beRedone: (transformation: Extendable): boolean =>
    transformationIs.completed(transformation) &&
    transformation.sourcePhotos.kept > 0 &&
    !isLostForGood(transformation),
  /** « Nouveau style avec les mêmes photos », for as long as they are kept. */
  lendPhotos: (transformation: HasStatus & { sourcePhotos: { kept: number } }): boolean =>
    transformationIs.finished(transformation) && transformation.sourcePhotos.kept > 0,
  /** The photos it was made from may go before their month is over. */
  forgetPhotos: (transformation: HasStatus & { sourcePhotos: { kept: number } }): boolean =>
    transformationIs.finished(transformation) && transformation.sourcePhotos.kept > 0,
}

/** How many cards the dashboard shows, and how many the journey. */
export const DASHBOARD_TRANSFORMATIONS = 4
export const JOURNEY_TRANSFORMATIONS = 8
export const REFRESH_MS = 5000
