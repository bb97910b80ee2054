import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { AiLabel } from '../ai-label.tsx'
import { FavouriteButton } from '../favourite-button.tsx'
import { useOpenImage } from '../open-image.ts'

export interface FullScreenProps {
  transformation: TransformationWithImages
  /** Which of its images is open, from 0. */
  index: number
}

/** One image on the whole screen; swipe, pinch or arrows, Escape goes back to the comparison. */
export default function FullScreen({ transformation, index }: FullScreenProps) {
  const { t } = useTranslation()
  const { leaveFullScreen, showFullScreen } = useOpenImage()
  const { images, name } = transformation
  const open = images[index]
  // The address is told of the image before this is rendered with it: closed in between, it goes back to what she saw.
  const seen = useRef(index)
  const close = () => {
    const last = images[seen.current] ?? open
    if (last) leaveFullScreen(last.id)
  }
  return (
    <Lightbox
      open
      index={index}
      close={close}
      on={{
        view: ({ index: shown }) => {
          seen.current = shown
          if (shown !== index && images[shown]) showFullScreen(images[shown].id)
        },
      }}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: 3 }}
      carousel={{ finite: true }}
      toolbar={{
        buttons: [
          open && (
            <FavouriteButton
              key="favourite"
              transformationId={transformation.id}
              image={open}
              number={index + 1}
              className="text-white"
            />
          ),
          'close',
        ],
      }}
      labels={{
        Lightbox: `${t('transformations.page.fullScreen')}, ${name}`,
        'Photo gallery': t('transformations.page.images'),
        Carousel: t('transformations.page.carousel'),
        Slide: t('transformations.page.slide'),
        '{index} of {total}': t('transformations.page.comparison', { number: '{index}', total: '{total}' }),
        Previous: t('transformations.page.previous'),
        Next: t('transformations.page.next'),
        Close: t('transformations.page.close'),
        'Zoom in': t('transformations.page.zoomIn'),
        'Zoom out': t('transformations.page.zoomOut'),
      }}
      slides={images.map((image, place) => ({
        src: image.url,
        width: image.width,
        height: image.height,
        alt: t('transformations.page.imageAlt', { number: place + 1, name }),
      }))}
      render={{ slideFooter: () => <AiLabel className="bottom-6 left-1/2 -translate-x-1/2" /> }}
    />
  )
}
