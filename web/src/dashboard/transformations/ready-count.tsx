import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'

/** Tells a screen reader how many images are ready, each time there is one more. */
export function ReadyCount({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { images, progress } = transformation
  return (
    <p aria-live="polite" className="sr-only">
      {t('transformations.page.readyLive', { count: images.length, ordered: progress.imagesOrdered })}
    </p>
  )
}
