import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FavouriteButton } from '../favourite-button.tsx'
import { useOpenImage } from '../open-image.ts'
import { ToneLock } from '../tone-lock.tsx'
import { ComparisonSteps } from './comparison-steps.tsx'
import { DeleteImageButton } from './delete-image-button.tsx'
import { DownloadSize } from './download-size.tsx'
import { KeepAndShow } from './keep-and-show.tsx'
import { RedoImageButton } from './redo-image-button.tsx'
import { useShownImage } from './use-shown-image.ts'

/** What one may do with the image that the comparison shows. */
export function ComparisonControls({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const sizeId = useId()
  const { showFullScreen } = useOpenImage()
  const shown = useShownImage(transformation)
  if (!shown) return null
  const { image, index } = shown
  return (
    <div className="grid gap-4">
      <p className="text-ink2 max-desk:text-center">
        <ToneLock key={image.tone} tone={image.tone} style={transformation.baseStyle} />
      </p>
      <div className="flex items-center justify-between gap-3">
        <FavouriteButton transformationId={transformation.id} image={image} number={index + 1} isCompared />
        <ComparisonSteps images={transformation.images} index={index} />
        {transformationIs.finished(transformation) ? (
          <DeleteImageButton transformation={transformation} index={index} />
        ) : (
          <span className="size-11" />
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" className="px-2" onClick={() => showFullScreen(image.id)}>
          <Icon name="expand" />
          {t('transformations.page.fullScreen')}
        </Button>
        <ButtonLink
          kind="primary"
          className="px-2"
          href={image.downloadUrl}
          download
          aria-label={t('transformations.page.downloadImage', { number: index + 1 })}
          aria-describedby={sizeId}
        >
          <Icon name="download" />
          {t('transformations.page.download')}
        </ButtonLink>
      </div>
      <DownloadSize id={sizeId} image={image} />
      <KeepAndShow image={image} name={transformation.name} />
      <RedoImageButton transformation={transformation} index={index} />
    </div>
  )
}
