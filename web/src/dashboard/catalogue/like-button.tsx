import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { useLikeStyle } from './favourite-styles.ts'

interface LikeButtonProps {
  style: BaseStyleId
  /** What it is called. */
  label: string
  isLiked: boolean
}

/** A heart on the picture of a style. */
export function LikeButton({ style, label, isLiked }: LikeButtonProps) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const liking = useLikeStyle()
  const press = () =>
    liking.mutate(
      { style, favourite: !isLiked },
      {
        onError: (error) =>
          show({
            type: 'error',
            title: t('catalogue.like.troubleTitle'),
            description: troubleWords(t, error, t('catalogue.like.trouble')),
          }),
      },
    )
  return (
    <IconButton
      icon="heart"
      label={t('catalogue.like.keep', { style: label })}
      aria-pressed={isLiked}
      onClick={press}
      className={joinClasses(
        'pointer-events-auto absolute right-1.5 bottom-1.5 rounded-full bg-white/85 text-night',
        isLiked && '[&>svg]:fill-current',
      )}
    />
  )
}
