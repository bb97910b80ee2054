import { PHOTOS_PER_TRANSFORMATION, PHOTOS_PER_UPLOAD } from '@app/domain/photos/photo-rules.ts'

/** What becomes of one chosen file, until the server has it. Refused files leave the queue. */
export type QueuedState =
  | { step: 'waiting' }
  | { step: 'preparing' }
  | { step: 'sending'; share: number }
  | { step: 'sent'; photoId: string }
  | { step: 'failed'; sentence: string }

export interface QueuedPhoto {
  id: string
  name: string
  bytes: number
  /** Files chosen while nothing was on its way begin a new batch: progress is told per batch. */
  batch: number
  previewUrl: string | null
  /** The photos the draft had when it was chosen: any other that appears meanwhile may be this very one. */
  before: readonly string[]
  state: QueuedState
}

/** Photos that travel at the same time. */
export const PARALLEL_PHOTOS = 3

const isTravelling = ({ state }: QueuedPhoto): boolean =>
  state.step === 'preparing' || state.step === 'sending'

export const isUnderWay = (photo: QueuedPhoto): boolean =>
  photo.state.step === 'waiting' || isTravelling(photo)

/** Which waiting photos may leave now. */
export function photosToStart(queue: readonly QueuedPhoto[]): QueuedPhoto[] {
  const free = PARALLEL_PHOTOS - queue.filter(isTravelling).length
  return queue.filter(({ state }) => state.step === 'waiting').slice(0, Math.max(0, free))
}

/** The figure of a ring. 100 belongs to the server, which alone knows that it has the photo (product rule 10). */
export const shownPercent = (share: number): number => Math.min(99, Math.floor(share * 100))

const shareOf = ({ state }: QueuedPhoto): number =>
  state.step === 'sent' ? 1 : state.step === 'sending' ? state.share : 0

/** Progress of the last batch, by bytes; `null` when nothing was sent. 100 once all of it has settled. */
export function batchProgress(queue: readonly QueuedPhoto[]): { count: number; percent: number } | null {
  const last = Math.max(0, ...queue.map(({ batch }) => batch))
  const batch = queue.filter((photo) => photo.batch === last && photo.state.step !== 'failed')
  if (batch.length === 0) return null
  if (!batch.some(isUnderWay)) return { count: batch.length, percent: 100 }
  const bytes = batch.reduce((sum, photo) => sum + photo.bytes, 0)
  const sent = batch.reduce((sum, photo) => sum + photo.bytes * shareOf(photo), 0)
  return { count: batch.length, percent: shownPercent(bytes > 0 ? sent / bytes : 0) }
}

export type Choice<Kept> =
  | { kind: 'tooMany'; count: number; first: Kept[]; others: Kept[] }
  | { kind: 'taken'; files: Kept[]; leftOut: number }

/**
 * More than 15 files at once are all refused, with the first ones that would fit and those that would not; else as
 * many are taken as there are free slots.
 */
export function chooseFiles<Kept>(files: readonly Kept[], taken: number): Choice<Kept> {
  const free = Math.max(0, PHOTOS_PER_TRANSFORMATION - taken)
  const kept = files.slice(0, free)
  if (files.length > PHOTOS_PER_UPLOAD)
    return { kind: 'tooMany', count: files.length, first: kept, others: files.slice(free) }
  return { kind: 'taken', files: kept, leftOut: files.length - kept.length }
}
