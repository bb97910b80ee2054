import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Image, TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { BeforeAfter } from '../../../ui/before-after/before-after.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AiLabel } from '../ai-label.tsx'
import { FavouriteButton } from '../gallery/favourite-button.tsx'
import { useOpenImage } from '../open-image.ts'
import { ToneLock } from '../tone-lock.tsx'
import { ComparisonSteps } from './comparison-steps.tsx'
import { DeleteImageButton } from './delete-image-button.tsx'
import { RedoImageButton, redoOffer } from './redo-image-button.tsx'

export interface OpenImageProps {
  transformation: TransformationWithImages
  /** Which of its images is open, from 0. */
  index: number
}

/** The greatest width at which picture, words and buttons are in sight together. */
const widthThatFits = (ratio: number, below: string): string => `calc((100dvh - ${below}) * ${ratio})`
const BELOW = '22rem'
/** With the offer to make the image again. */
const BELOW_WITH_OFFER = '27rem'

/** Before and after on the same face, and what one may do with the image. */
export function ComparisonView({ transformation, index }: OpenImageProps) {
  const { t } = useTranslation()
  const { showFullScreen } = useOpenImage()
  const { images, name } = transformation
  const image = images[index]
  if (!image) return null
  const ratio = image.width / image.height
  const alt = t('transformations.page.imageAlt', { number: index + 1, name })
  return (
    <div className="grid gap-4">
      <div
        className="mx-auto w-full min-w-56"
        style={{ maxWidth: widthThatFits(ratio, redoOffer(transformation) ? BELOW_WITH_OFFER : BELOW) }}
      >
        <Picture image={image} alt={alt} ratio={ratio} />
      </div>
      <p className="text-center text-ink2">
        <ToneLock key={image.tone} tone={image.tone} style={transformation.baseStyle} />
      </p>
      <div className="flex items-center justify-between gap-3">
        <FavouriteButton transformationId={transformation.id} image={image} number={index + 1} />
        <ComparisonSteps images={images} index={index} />
        {transformationIs.finished(transformation) && (
          <DeleteImageButton transformation={transformation} index={index} />
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" className="max-tab:px-2" onClick={() => showFullScreen(image.id)}>
          <Icon name="expand" />
          {t('transformations.page.fullScreen')}
        </Button>
        <ButtonLink
          kind="primary"
          className="max-tab:px-2"
          href={image.downloadUrl}
          download
          aria-label={t('transformations.page.downloadImage', { number: index + 1 })}
        >
          <Icon name="download" />
          {t('transformations.page.download')}
        </ButtonLink>
      </div>
      <RedoImageButton transformation={transformation} index={index} />
    </div>
  )
}

interface PictureProps {
  image: Image
  alt: string
  ratio: number
}

/** Once her photos are forgotten there is no before left: then the image stands alone. */
function Picture({ image, alt, ratio }: PictureProps) {
  const { t } = useTranslation()
  const label = <AiLabel className="right-3 bottom-3" />
  if (image.beforeUrl === null)
    return (
      <>
        <div className="relative overflow-hidden rounded-card">
          <img src={image.url} alt={alt} width={image.width} height={image.height} className="w-full" />
          {label}
        </div>
        <p className="mt-2 text-small text-ink2">{t('transformations.after.photos.noBefore')}</p>
      </>
    )
  const before = { src: image.beforeUrl, alt: t('transformations.page.photoAlt') }
  return (
    <BeforeAfter key={image.id} before={before} after={{ src: image.url, alt }} ratio={ratio}>
      {label}
    </BeforeAfter>
  )
}
