import type { Image, TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../../ui/join-classes.ts'
import { AiLabel } from '../ai-label.tsx'
import { COMPARISON } from '../comparison/comparison.tsx'
import { FavouriteButton } from '../favourite-button.tsx'
import { useOpenImage } from '../open-image.ts'
import { PLACE_LOOKS } from './place-looks.ts'

export interface ImageTileProps {
  image: Image
  /** Its place in the gallery, from 1. */
  number: number
  style: CSSProperties
  /** The comparison shows it now. */
  isShown: boolean
  transformation: Pick<TransformationWithImages, 'id' | 'name'>
}

/** A finished image. A press compares it with the photo it was made from. */
export function ImageTile({ image, number, style, isShown, transformation }: ImageTileProps) {
  const { t } = useTranslation()
  const { compare } = useOpenImage()
  const { id, name } = transformation
  const show = () => {
    compare(image.id)
    document.getElementById(COMPARISON)?.scrollIntoView({ block: 'start' })
  }
  return (
    <li style={style} className={joinClasses(PLACE_LOOKS, 'group bg-veil2')}>
      <img
        src={image.thumbnailUrl}
        alt={t('transformations.page.imageAlt', { number, name })}
        loading="lazy"
        className="absolute inset-0 size-full object-cover object-[50%_25%] transition-[opacity,transform] duration-300 starting:opacity-0 group-hover:scale-[1.02]"
      />
      <AiLabel isShort />
      <button
        type="button"
        aria-label={t(
          image.beforeUrl ? 'transformations.page.compare' : 'transformations.after.photos.open',
          { number },
        )}
        aria-current={isShown}
        onClick={show}
        className="-outline-offset-4 absolute inset-0 rounded-button aria-[current=true]:shadow-[inset_0_0_0_3px_var(--color-primary)]"
      />
      <FavouriteButton
        transformationId={id}
        image={image}
        number={number}
        className="absolute top-1.5 right-1.5 bg-night/70 text-white enabled:hover:bg-night/85"
      />
    </li>
  )
}
