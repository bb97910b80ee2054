import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { HeldInPlace } from '../../ui/held-in-place.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useHasFirstFree } from '../catalogue/catalogue-queries.ts'
import { DeclarationBox } from './declaration/declaration-box.tsx'
import { useDeclaring } from './declaration/use-declaring.ts'
import { DropZone } from './drop-zone.tsx'
import { FilePickers } from './file-pickers.tsx'
import { PhotoGrid } from './grid/photo-grid.tsx'
import type { FailedRemoval } from './grid/photo-slot.tsx'
import { slotsOf, takenSlots } from './grid/slots.ts'
import { Guide } from './guide.tsx'
import { PhotoAdvice } from './photo-advice.tsx'
import { PhotoCount } from './photo-count.tsx'
import { PhotoNotices } from './photo-notices.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { SetHints } from './set-hints.tsx'
import type { UploadsSnapshot } from './uploads/photo-uploads.ts'
import { useAddingHanded, useAddingPhotos } from './uploads/use-adding-photos.ts'
import { useUploads } from './uploads/use-uploads.ts'

export interface PhotosStepProps {
  draft: Draft
  /** A photo chosen before she came here: added as if she chose it now. */
  handed: File | null
  /** The field of the name, above the photos. */
  children: ReactNode
}

/** Step 1. */
export function PhotosStep({ draft, handed, children }: PhotosStepProps) {
  const { t } = useTranslation()
  const { uploadedImages: photos, id: draftId, hints } = draft
  const { queue, refused, progress, uploads } = useUploads(draftId)
  const { add, notice } = useAddingPhotos(uploads, takenSlots(photos, queue))
  const declaring = useDeclaring(draftId, add)
  useAddingHanded(handed, declaring.choose)
  const [failed, setFailed] = useState<FailedRemoval | null>(null)
  const isStillThere = photos.some(({ id }) => id === failed?.photoId)
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const slots = slotsOf(photos, queue)
  return (
    <DropZone onFiles={declaring.choose}>
      <div className="grid gap-7.5 desk:grid-cols-[1fr_316px] desk:grid-rows-[auto_1fr] desk:items-start desk:gap-x-9">
        <div>{children}</div>
        <div className="min-w-0">
          <DeclarationBox {...declaring} />
          <PhotoCount
            {...{ photos, queue }}
            progress={progress && <OverallProgress {...progress} />}
            hasFirstFree={useHasFirstFree() ?? false}
          />
          <PhotoNotices
            {...{ notice, queue }}
            onAdd={add}
            removeError={failed && isStillThere ? failed.error : null}
          />
          <RefusedFiles refused={refused} onDismiss={(id) => uploads.dismiss(id)} />
          <HeldInPlace>
            <PhotoGrid
              {...{ draftId, photos, queue, uploads }}
              onAdd={() => picker.current?.click()}
              onRemoveFailed={setFailed}
            />
          </HeldInPlace>
          <CameraButton onPress={() => camera.current?.click()} />
          {/* Below all that is pressed: they come while photos are checked. */}
          <SetHints hints={hints} />
          <PhotoAdvice slots={slots} level="error" />
          <PhotoAdvice slots={slots} level="warning" />
          <p className="mt-4 flex items-start gap-2 text-small text-ink2">
            <Icon name="lock" className="mt-0.5 size-4.5" />
            {t('photos.retention')}
          </p>
          <FilePickers pickerRef={picker} cameraRef={camera} onFiles={declaring.choose} />
        </div>
        <div className="desk:col-start-2 desk:row-span-2 desk:row-start-1">
          <Guide />
        </div>
      </div>
    </DropZone>
  )
}

function CameraButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <Button kind="secondary" size="small" className="mt-4 w-full pointer-fine:hidden" onClick={onPress}>
      <Icon name="camera" />
      {t('photos.camera')}
    </Button>
  )
}

/** All photos of the last choice together, by bytes really sent. */
function OverallProgress({ count, percent }: NonNullable<UploadsSnapshot['progress']>) {
  const { t } = useTranslation()
  const line = percent === 100 ? t('photos.overallDone') : t('photos.overallLine', { count, percent })
  return (
    <div className="pt-1">
      <p className="mb-1.5">{line}</p>
      <ProgressBar label={t('photos.overall')} value={percent} max={100} valueText={line} />
    </div>
  )
}
