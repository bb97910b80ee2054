import type { Photo } from '@app/domain/photos/photos-api.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoUploads } from '../uploads/photo-uploads.ts'
import type { QueuedPhoto } from '../uploads/queued-photo.ts'
import { AddSlot, EmptySlot } from './add-slot.tsx'
import { type FailedRemoval, PhotoSlot } from './photo-slot.tsx'
import { QueuedSlot } from './queued-slot.tsx'
import { type Slot, slotsOf } from './slots.ts'

export interface PhotoGridProps {
  draftId: string
  photos: readonly Photo[]
  queue: readonly QueuedPhoto[]
  uploads: PhotoUploads
  onAdd: () => void
  onRemoveFailed: (failed: FailedRemoval) => void
}

export function PhotoGrid(props: PhotoGridProps) {
  const { t } = useTranslation()
  const { draftId, photos, queue, uploads, onAdd, onRemoveFailed } = props
  const addButton = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its photo: focus goes where the next one is added.
  const focusAdd = () => requestAnimationFrame(() => addButton.current?.focus())
  const draw = (slot: Slot, index: number) => {
    const number = index + 1
    if (slot.kind === 'add') return <AddSlot key={slot.key} ref={addButton} onPress={onAdd} />
    if (slot.kind === 'empty') return <EmptySlot key={slot.key} number={number} />
    if (slot.kind === 'queued')
      return (
        <QueuedSlot
          key={slot.key}
          queued={slot.queued}
          number={number}
          onRetry={() => uploads.retry(slot.queued.id)}
          onRemove={() => {
            uploads.remove(slot.queued.id)
            focusAdd()
          }}
        />
      )
    const { photo, key, previewUrl } = slot
    return (
      <PhotoSlot key={key} {...{ photo, previewUrl, number, draftId, onRemoveFailed }} onRemoved={focusAdd} />
    )
  }
  return (
    <ul aria-label={t('photos.slots')} className="mt-1 grid grid-cols-3 gap-2.5 desk:grid-cols-5">
      {slotsOf(photos, queue).map(draw)}
    </ul>
  )
}
