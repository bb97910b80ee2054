import type { Image, TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { BeforeAfter } from '../../../ui/before-after/before-after.tsx'
import { AiLabel } from '../ai-label.tsx'
import { useOpenImage } from '../open-image.ts'
import { useArrowKeys, useShownImage } from './use-shown-image.ts'

const FullScreen = lazy(() => import('./full-screen.tsx'))

/** Where the picture stands: a press on a tile of the gallery brings it into sight. */
export const COMPARISON = 'comparison'

/** The page opens on it: before and after on the same face, large; the whole screen on wish. */
export function Comparison({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { isFullScreen } = useOpenImage()
  const shown = useShownImage(transformation)
  useArrowKeys((by) => shown?.step(by))
  if (!shown) return null
  const { image, index, step } = shown
  const alt = t('transformations.page.imageAlt', { number: index + 1, name: transformation.name })
  return (
    <section
      id={COMPARISON}
      aria-label={t('transformations.page.comparison', {
        number: index + 1,
        total: transformation.images.length,
      })}
      className="scroll-mt-20"
    >
      <Picture image={image} alt={alt} onSwipe={step} />
      {image.softBackdrop && <Remark>{t('ui.softBackdrop')}</Remark>}
      {isFullScreen && (
        <Suspense fallback={<p className="sr-only">{t('ui.loading')}</p>}>
          <FullScreen transformation={transformation} index={index} />
        </Suspense>
      )}
    </section>
  )
}

interface PictureProps {
  image: Image
  alt: string
  onSwipe: (step: -1 | 1) => void
}

/** Once her photos are forgotten there is no before left: then the image stands alone. */
function Picture({ image, alt, onSwipe }: PictureProps) {
  const { t } = useTranslation()
  const label = <AiLabel className="right-3 bottom-3" />
  if (image.beforeUrl === null)
    return (
      <>
        <div className="relative overflow-hidden rounded-card">
          <img src={image.url} alt={alt} width={image.width} height={image.height} className="w-full" />
          {label}
        </div>
        <Remark>{t('transformations.after.photos.noBefore')}</Remark>
      </>
    )
  const before = { src: image.beforeUrl, alt: t('transformations.page.photoAlt') }
  const ratio = image.width / image.height
  return (
    <BeforeAfter
      key={image.id}
      before={before}
      after={{ src: image.url, alt }}
      ratio={ratio}
      onSwipe={onSwipe}
    >
      {label}
    </BeforeAfter>
  )
}

/** What is said below the picture of how it was made. */
const Remark = ({ children }: { children: string }) => <p className="mt-2 text-small text-ink2">{children}</p>
