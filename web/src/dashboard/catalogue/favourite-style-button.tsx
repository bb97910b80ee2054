import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { useTranslation } from 'react-i18next'
import { HeartButton } from '../../ui/heart-button.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { useKeepStyle } from './favourite-styles.ts'

interface FavouriteStyleButtonProps {
  style: BaseStyleId
  /** What it is called. */
  label: string
  isFavourite: boolean
}

/** A heart on the picture of a style. */
export function FavouriteStyleButton({ style, label, isFavourite }: FavouriteStyleButtonProps) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const keeping = useKeepStyle()
  const press = () =>
    keeping.mutate(
      { style, favourite: !isFavourite },
      {
        onError: (error) =>
          show({
            type: 'error',
            title: t('catalogue.favourite.troubleTitle'),
            description: troubleWords(t, error, t('catalogue.favourite.trouble')),
          }),
      },
    )
  return (
    <HeartButton
      label={t('catalogue.favourite.keep', { style: label })}
      isFull={isFavourite}
      onPress={press}
      className="pointer-events-auto absolute right-1.5 bottom-1.5 rounded-full bg-white/85 text-night"
    />
  )
}
