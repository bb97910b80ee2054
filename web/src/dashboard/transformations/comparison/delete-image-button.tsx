import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AskedFirst } from '../asked-first.tsx'
import { focusSoon, HEADING } from '../focus-soon.ts'
import { useOpenImage } from '../open-image.ts'
import { useDeleteImage, useImageGone } from '../transformation-changes.ts'

export interface DeleteImageButtonProps {
  transformation: TransformationWithImages
  /** Which of its images, from 0. */
  index: number
}

/** Takes one image away; the next one stands in its place. */
export function DeleteImageButton({ transformation, index }: DeleteImageButtonProps) {
  const { t } = useTranslation()
  const { compare } = useOpenImage()
  const { images } = transformation
  const image = images[index]
  const deleting = useDeleteImage(image?.id ?? '')
  const forget = useImageGone(transformation.id)
  if (!image) return null
  const next = images[index + 1] ?? images[index - 1]
  const goOn = () => {
    if (next) compare(next.id)
    else focusSoon(HEADING)
    forget(image.id)
  }
  const number = index + 1
  return (
    <AskedFirst
      question={t('transformations.after.images.question', { number })}
      effect={t(next ? 'transformations.after.images.effect' : 'transformations.after.images.lastEffect')}
      confirm={t('transformations.after.images.confirm')}
      deed={deleting}
      trouble={t('transformations.after.images.trouble')}
      onDone={goOn}
    >
      {(ask) => (
        <IconButton icon="trash" label={t('transformations.after.images.delete', { number })} onClick={ask} />
      )}
    </AskedFirst>
  )
}
