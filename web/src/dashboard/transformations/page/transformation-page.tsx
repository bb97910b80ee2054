import { pages } from '@app/domain/routes.ts'
import { transformationCan, transformationIs } from '@app/domain/transformations/statuses.ts'
import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ReviewSection } from '../../reviews/review-section.tsx'
import { ShareList } from '../../shares/share-list.tsx'
import { NavButton } from '../../shell/nav-button.tsx'
import { MissingPage } from '../../shell/page/missing-page.tsx'
import { PageGate } from '../../shell/query-gate.tsx'
import { Comparison } from '../comparison/comparison.tsx'
import { ComparisonControls } from '../comparison/comparison-controls.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { LineArtPortrait } from '../line-art/line-art-portrait.tsx'
import { MoreImages } from '../more-images/more-images.tsx'
import { SalonSection } from '../salon/salon-section.tsx'
import { useTransformation } from '../transformation-queries.ts'
import { AfterSection } from './after-section.tsx'
import { TransformationFrame } from './transformation-frame.tsx'

/** /dashboard/transformations/:id */
export function TransformationPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  return (
    <PageGate
      query={useTransformation(id)}
      failure="transformations.failure"
      missing={
        <MissingPage
          illustration={<LineArtPortrait />}
          title={t('transformations.page.missingTitle')}
          text={t('transformations.page.missingText')}
          way={{ to: pages.dashboard(), words: t('transformations.page.missingAction') }}
        />
      }
    >
      {({ transformation }) => <LoadedTransformation transformation={transformation} />}
    </PageGate>
  )
}

function LoadedTransformation({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  return (
    <TransformationFrame
      transformation={transformation}
      stage={transformation.images.length > 0 && <Comparison transformation={transformation} />}
      controls={<ComparisonControls transformation={transformation} />}
    >
      <ReadyCount transformation={transformation} />
      {transformationIs.failed(transformation) && <FailedTransformation transformation={transformation} />}
      {isWorthAGallery(transformation) && <Gallery transformation={transformation} />}
      {isEmptied(transformation) && <p className="text-ink2">{t('transformations.after.images.none')}</p>}
      {transformationIs.completed(transformation) && <MoreImages transformation={transformation} />}
      {hasEnded(transformation) && <SalonSection transformation={transformation} />}
      {transformationIs.completed(transformation) && <ReviewSection transformationId={transformation.id} />}
      {transformation.images.length > 0 && <ShareList />}
      {transformationIs.finished(transformation) && <AfterSection transformation={transformation} />}
      {!hasEnded(transformation) && (
        <p className="mt-8 text-small text-ink2">{t('transformations.page.sourcePhotos')}</p>
      )}
    </TransformationFrame>
  )
}

/** Also while more images of it are made: those she has stay as they are. */
const hasEnded = (transformation: TransformationWithImages): boolean =>
  transformationIs.finished(transformation) || transformation.extension !== null

/** She has deleted every image there was. */
const isEmptied = (transformation: TransformationWithImages): boolean =>
  transformationIs.completed(transformation) && transformation.imagesCount === 0

const isWorthAGallery = (transformation: TransformationWithImages): boolean =>
  !transformationIs.finished(transformation) || transformationCan.beDownloaded(transformation)

function FailedTransformation({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { shortReason } = transformation
  const why = shortReason ? `${t(`transformations.short.${shortReason}`)} ` : ''
  return (
    <EmptyState
      title={t('transformations.page.failedTitle')}
      text={why + t('transformations.page.failedText')}
      action={
        <NavButton kind="primary" to={pages.wizard()} icon="plus">
          {t('transformations.list.create')}
        </NavButton>
      }
    />
  )
}

/** Tells a screen reader how many images are ready, each time there is one more. */
function ReadyCount({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { images, imagesDeleted, progress, extension } = transformation
  const count = images.length
  return (
    <p aria-live="polite" className="sr-only">
      {extension && t('transformations.progress.more', { count: extension.ready, ordered: extension.images })}
      {!extension &&
        (imagesDeleted > 0
          ? t('transformations.progress.kept', { count, made: count + imagesDeleted })
          : t('transformations.page.readyLive', { count, ordered: progress.imagesOrdered }))}
    </p>
  )
}
