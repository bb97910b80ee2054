import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressRing } from '../../../ui/progress-ring.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type QueuedPhoto, shownPercent } from '../uploads/queued-photo.ts'
import { DangerFrame, RemoveButton, SLOT_LOOKS, SlotBand } from './slot-parts.tsx'

export interface QueuedSlotProps {
  queued: QueuedPhoto
  number: number
  onRetry: () => void
  onRemove: () => void
}

/** A photo that is not at the server yet: waiting, on its way, or held up. */
export function QueuedSlot({ queued, number, onRetry, onRemove }: QueuedSlotProps) {
  const { t } = useTranslation()
  const hasFailed = queued.state.step === 'failed'
  return (
    <li className={SLOT_LOOKS}>
      {queued.previewUrl && <Preview src={queued.previewUrl} alt={t('photos.photo', { number })} />}
      {hasFailed ? <Failure number={number} onRetry={onRetry} /> : <Travel queued={queued} number={number} />}
      <RemoveButton label={t('photos.remove', { number })} onPress={onRemove} />
    </li>
  )
}

/** Faded: it is not hers to count on yet. */
const Preview = ({ src, alt }: { src: string; alt: string }) => (
  <>
    <img src={src} alt={alt} className="absolute inset-0 size-full object-cover" />
    <span aria-hidden="true" className="absolute inset-0 bg-bg/74" />
  </>
)

function Travel({ queued: { state }, number }: { queued: QueuedPhoto; number: number }) {
  const { t } = useTranslation()
  if (state.step === 'sending')
    return (
      <div className="absolute inset-0 grid place-items-center">
        <ProgressRing
          label={t('photos.progress', { number })}
          percent={shownPercent(state.share)}
          className="size-16 [&>span]:after:content-['%']"
        />
      </div>
    )
  const isPreparing = state.step === 'preparing'
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-1.5 px-1 text-center text-badge font-semibold text-ink2">
      {isPreparing ? <Spinner /> : <Icon name="clock" />}
      {t(isPreparing ? 'photos.states.preparing' : 'photos.states.waiting')}
    </div>
  )
}

function Failure({ number, onRetry }: { number: number; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <DangerFrame />
      <SlotBand tone="error">
        {t('photos.states.failed')}
        <button
          type="button"
          aria-label={t('photos.retryNumber', { number })}
          onClick={onRetry}
          className="mt-0.5 flex min-h-11 w-full items-center gap-1.5 font-[650] underline underline-offset-4"
        >
          <Icon name="retry" className="size-4" />
          {t('photos.retry')}
        </button>
      </SlotBand>
    </>
  )
}
