import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import type { Photo } from '@app/domain/photos/photos-api.ts'
import { isUnderWay, type QueuedPhoto } from '../uploads/queued-photo.ts'

export type Slot =
  | { kind: 'photo'; key: string; photo: Photo; previewUrl: string | null }
  | { kind: 'queued'; key: string; queued: QueuedPhoto }
  | { kind: 'add'; key: string }
  | { kind: 'empty'; key: string }

/** How many of the 15 places are taken, by photos of the draft and by those on their way. */
export const takenSlots = (photos: readonly Photo[], queue: readonly QueuedPhoto[]): number =>
  filledSlots(photos, queue).length

/**
 * The 15 places. A photo keeps its place while it travels and after it arrived; the first empty place is the
 * button that adds photos.
 */
export function slotsOf(photos: readonly Photo[], queue: readonly QueuedPhoto[]): Slot[] {
  const filled = filledSlots(photos, queue)
  const free = Math.max(0, PHOTOS_PER_TRANSFORMATION - filled.length)
  const empty = Array.from({ length: free }, (_, index): Slot => {
    const kind = index === 0 ? 'add' : 'empty'
    return { kind, key: `${kind}-${filled.length + index}` }
  })
  return [...filled, ...empty]
}

function filledSlots(photos: readonly Photo[], queue: readonly QueuedPhoto[]): Slot[] {
  const arrived = new Set(queue.flatMap(({ state }) => (state.step === 'sent' ? [state.photoId] : [])))
  const before = photos
    .filter(({ id }) => !arrived.has(id) && !isOnItsWay(id, queue))
    .map((photo) => placeOf(photo, photo.id, null))
  return [...before, ...queue.flatMap((queued) => placeOfQueued(queued, photos))]
}

/** The server has it, and its sending has not heard so yet: it is in its slot already. */
const isOnItsWay = (photoId: string, queue: readonly QueuedPhoto[]): boolean =>
  queue.some((queued) => isUnderWay(queued) && !queued.before.includes(photoId))

const placeOf = (photo: Photo, key: string, previewUrl: string | null): Slot => ({
  kind: 'photo',
  key,
  photo,
  previewUrl,
})

function placeOfQueued(queued: QueuedPhoto, photos: readonly Photo[]): Slot[] {
  const { state, id, previewUrl } = queued
  if (state.step !== 'sent') return [{ kind: 'queued', key: id, queued }]
  const photo = photos.find((candidate) => candidate.id === state.photoId)
  return photo ? [placeOf(photo, id, previewUrl)] : []
}
