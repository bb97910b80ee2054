import { PHOTOS_PER_TRANSFORMATION, photoLevel, photosMissing } from '@app/domain/photos/photo-rules.ts'
import type { Photo } from '@app/domain/photos/photos-api.ts'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { isUnderWay, type QueuedPhoto } from './uploads/queued-photo.ts'

export interface PhotoCountProps {
  photos: readonly Photo[]
  queue: readonly QueuedPhoto[]
}

interface CountedPhotos extends PhotoCountProps {
  /** How far the sending is; nothing while none is. */
  progress: ReactNode
  /** One photo is enough for her free first image, and she is told so. */
  hasFirstFree: boolean
}

const countLevel = (photos: readonly Photo[], level: ReturnType<typeof photoLevel>): number =>
  photos.filter(({ verdicts }) => photoLevel(verdicts) === level).length

/** « 7 sur 15 »: the accepted ones. Below it, what the others are waiting for. */
export function PhotoCount({ photos, queue, progress, hasFirstFree }: CountedPhotos) {
  const { t } = useTranslation()
  const total = PHOTOS_PER_TRANSFORMATION
  const accepted = total - photosMissing(photos)
  const others = useOthers({ photos, queue })
  return (
    <>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h3 className="text-[1.6rem]">
          {hasFirstFree ? t('photos.titleFree') : t('photos.title', { total })}
        </h3>
        <p aria-hidden="true" className="whitespace-nowrap font-[650]">
          <Trans
            i18nKey="photos.count.accepted"
            values={{ accepted, total }}
            components={{
              b: <b className="font-display text-[1.7rem] font-normal tracking-normal text-primary" />,
            }}
          />
        </p>
      </div>
      {hasFirstFree && accepted < total && (
        <p className="mb-1.5 flex items-start gap-2 font-[650] text-success">
          <Icon name="check" className="mt-0.5 size-5" />
          {t('photos.firstFree')}
        </p>
      )}
      <p className="text-ink2">{t('photos.format')}</p>
      {/* As high whatever it says: the photos below keep their places. */}
      <div className="min-h-11 text-small text-ink2 max-tab:min-h-12">{progress ?? others}</div>
      <p role="status" className="sr-only">
        {t('photos.count.announced', { count: accepted, total })}. {others}
      </p>
    </>
  )
}

function useOthers({ photos, queue }: PhotoCountProps): string {
  const { t } = useTranslation()
  const counts = {
    toReplace: countLevel(photos, 'error'),
    sending: queue.filter(isUnderWay).length,
    checking: countLevel(photos, 'checking'),
  }
  const parts = (['toReplace', 'sending', 'checking'] as const)
    .filter((key) => counts[key] > 0)
    .map((key) => t(`photos.count.${key}`, { count: counts[key] }))
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}
