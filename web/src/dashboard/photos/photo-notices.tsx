import { PHOTOS_PER_TRANSFORMATION, PHOTOS_PER_UPLOAD } from '@app/domain/photos/photo-rules.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { QueuedPhoto } from './uploads/queued-photo.ts'
import type { AddNotice } from './uploads/use-adding-photos.ts'

export interface PhotoNoticesProps {
  notice: AddNotice | null
  onAdd: (files: File[]) => void
  queue: readonly QueuedPhoto[]
  removeError: Error | null
}

/** What went wrong with a choice, a sending or a removal: said where it happened, until it is mended. */
export function PhotoNotices({ notice, onAdd, queue, removeError }: PhotoNoticesProps) {
  const { t } = useTranslation()
  const failure = queue.map(({ state }) => state).find((state) => state.step === 'failed')
  return (
    <div role="alert">
      {notice && <NoticeLine sentence={noticeSentence(notice, t)} />}
      {notice?.kind === 'tooMany' && notice.first.length > 0 && (
        <Button kind="secondary" size="small" className="mt-3" onClick={() => onAdd([...notice.first])}>
          {t('photos.notices.keepFirst', { count: notice.first.length })}
        </Button>
      )}
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
  const sentences = [
    t('photos.notices.tooMany', { max: PHOTOS_PER_UPLOAD }),
    t('photos.notices.tooManyDone', { count }),
    ...(notice.first.length > 0 ? [othersSentence(notice.others, t)] : []),
  ]
  return sentences.join(' ')
}

/** A line has room for so many names of files. */
const NAMES_SHOWN = 3

function othersSentence(others: readonly File[], t: TFunction): string {
  const names = others.slice(0, NAMES_SHOWN).map(({ name }) => name)
  const rest = others.length - names.length
  return t(rest > 0 ? 'photos.notices.beyondAndMore' : 'photos.notices.beyond', {
    names: names.join(', '),
    count: rest > 0 ? rest : names.length,
  })
}

const NoticeLine = ({ sentence }: { sentence: string }) => (
  <p className="mt-4 flex items-start gap-2 rounded-field bg-danger-soft px-4 py-3 font-semibold text-danger">
    <Icon name="triangle" className="mt-0.5 size-5" />
    {sentence}
  </p>
)
