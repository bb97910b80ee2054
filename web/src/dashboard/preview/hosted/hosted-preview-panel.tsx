import { isPhotoService, type Maker } from '@app/domain/engines/makers.ts'
import { HOSTED_PREVIEWS_A_DAY } from '@app/domain/preview/hosted-preview-rules.ts'
import { PREVIEW_MINUTES } from '@app/domain/preview/preview-rules.ts'
import { api } from '@app/domain/routes.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { usePicture } from '../../../preview/use-picture.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { HostedView } from './hosted-view.ts'
import { PreviewConsentBox } from './preview-consent-box.tsx'
import type { HostedPreviews } from './use-hosted-previews.ts'

export interface HostedPreviewPanelProps {
  /** What the style is called, in her language. */
  label: string
  maker: Maker
  previews: HostedPreviews
}

/** One preview by an image service: what it is and what it costs her, her consent, and how far it is. */
export function HostedPreviewPanel({ label, maker, previews }: HostedPreviewPanelProps) {
  const { t } = useTranslation()
  const { view, left } = previews
  return (
    <div className="grid gap-4">
      {view.step === 'ready' ? (
        <ReadyPicture label={label} id={view.id} book={previews.book} />
      ) : (
        <>
          <p>{t('preview.hosted.lead')}</p>
          <p className="text-small text-ink2">
            {t('preview.hosted.limits', { count: HOSTED_PREVIEWS_A_DAY, minutes: PREVIEW_MINUTES })}
          </p>
        </>
      )}
      {view.step === 'open' && <Asking maker={maker} previews={previews} trouble={view.trouble} />}
      <p
        role="status"
        className={view.step === 'ready' ? 'sr-only' : 'flex items-center gap-2.5 font-semibold empty:hidden'}
      >
        {(view.step === 'sending' || view.step === 'making') && <Spinner />}
        <Progress view={view} />
      </p>
      {left !== null && (
        <p className="text-small text-ink2">
          {left > 0 ? t('preview.hosted.left', { count: left }) : t('preview.hosted.last')}
        </p>
      )}
    </div>
  )
}

/** Where she asks; after one that failed or was refused, why. */
function Asking({
  maker,
  previews: { given, agree, ask },
  trouble,
}: Pick<HostedPreviewPanelProps, 'maker' | 'previews'> & {
  trouble: Extract<HostedView, { step: 'open' }>['trouble']
}) {
  const { t } = useTranslation()
  const reason = useId()
  const service = isPhotoService(maker) ? maker : null
  const isMissing = service !== null && given !== service
  return (
    <>
      {trouble && (
        <p role="alert" className="font-semibold text-danger">
          <Trouble trouble={trouble} />
        </p>
      )}
      {service && (
        <PreviewConsentBox
          service={service}
          isGiven={!isMissing}
          onChange={(isGiven) => agree(isGiven ? service : null)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="primary"
          disabled={isMissing}
          aria-describedby={isMissing ? reason : undefined}
          onClick={() => ask(service ? [service] : [])}
        >
          {t('preview.hosted.ask')}
        </Button>
        {isMissing && (
          <p id={reason} className="text-small text-ink2">
            {t('preview.hosted.reason')}
          </p>
        )}
      </div>
    </>
  )
}

function Trouble({ trouble }: { trouble: 'failed' | Error }) {
  const { t } = useTranslation()
  if (trouble === 'failed') return t('preview.hosted.failed')
  if (!(trouble instanceof ApiError)) return t('errors.internal')
  return trouble.isNetwork ? t('ui.networkHelp') : trouble.sentence || t('errors.unavailable')
}

/** What is known of it, and no more. */
function Progress({ view }: { view: HostedView }) {
  const { t } = useTranslation()
  if (view.step === 'sending') return t('preview.hosted.sending')
  if (view.step === 'making') return t('preview.hosted.making')
  if (view.step === 'ready') return t('preview.hosted.ready')
  if (view.step !== 'queued') return null
  return view.before ? t('preview.hosted.before', { count: view.before }) : t('preview.hosted.queued')
}

function ReadyPicture({ label, id, book }: { label: string; id: string; book: HostedPreviews['book'] }) {
  const { t } = useTranslation()
  const picture = usePicture(book, api.hostedPreviewPicture(id))
  return (
    <figure className="m-0">
      <div className="relative mx-auto grid aspect-[3/4] max-h-[62dvh] place-items-center overflow-hidden rounded-card bg-veil2">
        {picture.step === 'ready' && (
          <img
            src={picture.src}
            alt={t('preview.hosted.alt', { style: label })}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {picture.step === 'making' && <Spinner />}
        {picture.step === 'failed' && <p className="p-5 text-center">{t('errors.hosted_preview_gone')}</p>}
      </div>
      <figcaption className="mt-3 text-small text-ink2">
        {t('preview.hosted.caption', { minutes: PREVIEW_MINUTES })}
      </figcaption>
    </figure>
  )
}
