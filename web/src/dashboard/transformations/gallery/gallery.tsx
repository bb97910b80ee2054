import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../../ui/join-classes.ts'
import { FavouritesFilter } from './favourites-filter.tsx'
import { imagesToCome } from './gallery-plan.ts'
import { ImageTile } from './image-tile.tsx'
import { PlaceToCome } from './place-to-come.tsx'
import { useFavouritesFilter } from './use-favourites-filter.ts'

const FIRST_TWICE = '*:first:col-span-2 *:first:row-span-2'

/** The first image stands twice as tall: alone, with four around it, or with many. */
function gridLooks(places: number): string {
  if (places === 1) return 'max-w-[30rem] grid-cols-1'
  if (places <= 5) return `max-w-[60rem] grid-cols-2 tab:grid-cols-4 ${FIRST_TWICE}`
  return `grid-cols-3 tab:grid-cols-4 desk:grid-cols-5 ${FIRST_TWICE}`
}

export function Gallery({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { images } = transformation
  const toCome = imagesToCome(transformation)
  const filter = useFavouritesFilter(images)
  const { shown, isOn } = filter
  const places = isOn ? shown.length : images.length + toCome
  return (
    <section aria-label={t('transformations.page.images')}>
      <FavouritesFilter filter={filter} />
      <ul className={joinClasses('grid gap-2.5', gridLooks(places))}>
        {shown.map(({ image, number }, index) => (
          <ImageTile
            key={image.id}
            image={image}
            number={number}
            isFirst={index === 0}
            transformation={transformation}
          />
        ))}
        {Array.from({ length: isOn ? 0 : toCome }, (_, index) => images.length + index).map((place) => (
          <PlaceToCome
            key={place}
            isNext={place === images.length}
            isFirst={place === 0}
            facts={transformation}
          />
        ))}
      </ul>
    </section>
  )
}
