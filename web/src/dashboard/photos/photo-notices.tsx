import { PHOTOS_PER_TRANSFORMATION, PHOTOS_PER_UPLOAD } from '@app/domain/photos/photo-rules.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Icon } from '../../ui/icon.tsx'
import type { QueuedPhoto } from './uploads/queued-photo.ts'
import type { AddNotice } from './uploads/use-adding-photos.ts'

export interface PhotoNoticesProps {
  notice: AddNotice | null
  queue: readonly QueuedPhoto[]
  removeError: Error | null
}

/** What went wrong with a choice, a sending or a removal: said where it happened, until it is mended. */
export function PhotoNotices({ notice, queue, removeError }: PhotoNoticesProps) {
  const { t } = useTranslation()
  const failure = queue.map(({ state }) => state).find((state) => state.step === 'failed')
  return (
    <div role="alert">
      {notice && <NoticeLine sentence={noticeSentence(notice, t)} />}
      {failure && (
        <NoticeLine
          sentence={`${t('photos.notices.uploadError')}. ${failure.sentence || t('photos.notices.notSent')}`}
        />
      )}
      {removeError && (
        <NoticeLine sentence={`${t('photos.notices.deleteError')}. ${sentenceOf(removeError)}`} />
      )}
    </div>
  )
}

const sentenceOf = (error: Error): string => (error instanceof ApiError ? error.sentence : '')

function noticeSentence(notice: AddNotice, t: TFunction): string {
  const { count } = notice
  if (notice.kind === 'leftOut')
    return t('photos.notices.leftOut', { count, total: PHOTOS_PER_TRANSFORMATION })
  return `${t('photos.notices.tooMany', { max: PHOTOS_PER_UPLOAD })} ${t('photos.notices.tooManyDone', { count })}`
}

const NoticeLine = ({ sentence }: { sentence: string }) => (
  <p className="mt-4 flex items-start gap-2 rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
    <Icon name="triangle" className="mt-0.5 size-5" />
    {sentence}
  </p>
)
