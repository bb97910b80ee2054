import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { useShownImage } from '../comparison/use-shown-image.ts'
import { FavouritesFilter } from './favourites-filter.tsx'
import { imagesToCome } from './gallery-plan.ts'
import { columnsOf, imageRows, spanAt } from './image-rows.ts'
import './image-gallery.css'
import { ImageTile } from './image-tile.tsx'
import { PlaceToCome } from './place-to-come.tsx'
import { useFavouritesFilter } from './use-favourites-filter.ts'

export function Gallery({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { images } = transformation
  const toCome = imagesToCome(transformation)
  const filter = useFavouritesFilter(images)
  const compared = useShownImage(transformation)
  const { shown, isOn } = filter
  const rows = imageRows(isOn ? shown.length : images.length + toCome)
  return (
    <section aria-label={t('transformations.page.images')} className="mt-8 desk:mt-12">
      <FavouritesFilter filter={filter} />
      <ul className="image-gallery" style={columnsOf(rows)}>
        {shown.map(({ image, number }, index) => (
          <ImageTile
            key={image.id}
            image={image}
            number={number}
            style={spanAt(rows, index)}
            isShown={image.id === compared?.image.id}
            transformation={transformation}
          />
        ))}
        {Array.from({ length: isOn ? 0 : toCome }, (_, index) => images.length + index).map((place) => (
          <PlaceToCome
            key={place}
            isNext={place === images.length}
            isFirst={place === 0}
            style={spanAt(rows, place)}
            facts={transformation}
          />
        ))}
      </ul>
    </section>
  )
}
