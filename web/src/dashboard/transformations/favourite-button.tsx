import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { useFavourite } from './transformation-changes.ts'

export interface FavouriteButtonProps {
  transformationId: string
  image: Image
  /** Its place in the gallery, from 1. */
  number: number
  /** Beside the comparison: the same heart stands on its tile, under another name. */
  isCompared?: boolean
  className?: string
}

/** A heart that is empty or full; its name stays the same and its state is said. */
export function FavouriteButton({
  transformationId,
  image,
  number,
  isCompared,
  className,
}: FavouriteButtonProps) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const keeping = useFavourite(transformationId)
  const keep = () =>
    keeping.mutate(
      { imageId: image.id, favourite: !image.favourite },
      {
        onError: (error) =>
          show({
            type: 'error',
            title: t('transformations.after.favourites.troubleTitle'),
            description: troubleWords(t, error, t('transformations.after.favourites.trouble')),
          }),
      },
    )
  return (
    <IconButton
      icon="heart"
      label={t(`transformations.after.favourites.${isCompared ? 'keepShown' : 'keep'}`, { number })}
      aria-pressed={image.favourite}
      onClick={keep}
      className={joinClasses(image.favourite && '[&>svg]:fill-current', className ?? 'bg-veil text-primary')}
    />
  )
}
