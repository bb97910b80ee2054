import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'

/** Tells a screen reader how many images are ready, each time there is one more. */
export function ReadyCount({ transformation }: { transformation: TransformationWithImages }) {
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
