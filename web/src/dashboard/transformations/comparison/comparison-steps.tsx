import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useOpenImage } from '../open-image.ts'

/** To the image before and the one after. */
export function ComparisonSteps({ images, index }: { images: Image[]; index: number }) {
  const { t } = useTranslation()
  const { compare } = useOpenImage()
  const before = images[index - 1]
  const after = images[index + 1]
  if (images.length < 2) return null
  return (
    <div className="flex items-center justify-center gap-1 text-center text-ink2 text-small tab:gap-2">
      <IconButton
        icon="chevron-left"
        label={t('transformations.page.previous')}
        disabled={!before}
        onClick={() => before && compare(before.id)}
      />
      <span aria-live="polite">
        {t('transformations.page.comparison', { number: index + 1, total: images.length })}
      </span>
      <IconButton
        icon="chevron-right"
        label={t('transformations.page.next')}
        disabled={!after}
        onClick={() => after && compare(after.id)}
      />
    </div>
  )
}
