import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { HeartButton } from '../../ui/heart-button.tsx'
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
  // While it is being kept, what she pressed stands over what is answered meanwhile.
  const pressed = keeping.isPending && keeping.variables.imageId === image.id ? keeping.variables : image
  const keep = () =>
    keeping.mutate(
      { imageId: image.id, favourite: !pressed.favourite },
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
    <HeartButton
      label={t(`transformations.after.favourites.${isCompared ? 'keepShown' : 'keep'}`, { number })}
      isFull={pressed.favourite}
      onPress={keep}
      className={className ?? 'bg-veil text-primary'}
    />
  )
}
