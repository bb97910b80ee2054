import { photoLevel } from '@app/domain/photos/photo-rules.ts'
import type { Photo } from '@app/domain/photos/photos-api.ts'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useDeletePhoto } from '../../drafts/draft-queries.ts'
import { DangerFrame, RemoveButton, SLOT_LOOKS, SlotBand, SlotMark } from './slot-parts.tsx'

/** A photo that is still there, and why. */
export interface FailedRemoval {
  photoId: string
  error: Error
}

export interface PhotoSlotProps {
  photo: Photo
  /** What was seen while it travelled, until the server's own picture is there. */
  previewUrl: string | null
  number: number
  draftId: string
  onRemoved: () => void
  onRemoveFailed: (failed: FailedRemoval) => void
}

/** A photo the server has, with what the check says of it. */
export function PhotoSlot({ photo, previewUrl, number, draftId, onRemoved, onRemoveFailed }: PhotoSlotProps) {
  const { t } = useTranslation()
  const deletion = useDeletePhoto(draftId)
  const remove = () =>
    deletion.mutate(photo, {
      onError: (error) => onRemoveFailed({ photoId: photo.id, error }),
      onSuccess: onRemoved,
    })
  return (
    <li className={SLOT_LOOKS}>
      <img
        src={photo.thumbnailUrl}
        alt={t('photos.photo', { number })}
        style={previewUrl ? { background: `center / cover url(${previewUrl})` } : undefined}
        className={joinClasses('absolute inset-0 size-full object-cover', deletion.isPending && 'opacity-40')}
      />
      <Verdict photo={photo} />
      {deletion.isPending && <SlotBand tone="quiet">{t('photos.states.deleting')}</SlotBand>}
      <RemoveButton label={t('photos.remove', { number })} onPress={remove} busy={deletion.isPending} />
    </li>
  )
}

function Verdict({ photo }: { photo: Photo }) {
  const { t } = useTranslation()
  const level = photoLevel(photo.verdicts)
  if (level === 'checking')
    return (
      <SlotBand tone="quiet">
        <span className="flex items-center gap-1.5">
          <Spinner className="size-4 max-tab:hidden" />
          {t('photos.states.checking')}
        </span>
      </SlotBand>
    )
  if (level === 'ok')
    return (
      <>
        <SlotMark kind="ok" />
        <span className="sr-only">{t('photos.accepted')}</span>
      </>
    )
  const reason = photo.verdicts?.[0]
  return (
    <>
      {level === 'error' && <DangerFrame />}
      <SlotBand tone={level}>{reason && t(`photos.shortVerdicts.${reason}`)}</SlotBand>
    </>
  )
}
