import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownImage } from '../comparison/use-shown-image.ts'
import { FavouritesFilter } from './favourites-filter.tsx'
import { imagesToCome } from './gallery-plan.ts'
import { imageRows } from './image-rows.ts'
import './image-gallery.css'
import { ImageTile } from './image-tile.tsx'
import { PlaceToCome } from './place-to-come.tsx'
import { useFavouritesFilter } from './use-favourites-filter.ts'

/** The columns at each width, which image-gallery.css reads. */
function rowsOf(places: number): CSSProperties {
  const { phone, tablet, desk } = imageRows(places)
  return {
    '--phone-columns': phone.columns,
    '--phone-lead': phone.lead,
    '--tablet-columns': tablet.columns,
    '--tablet-lead': tablet.lead,
    '--desk-columns': desk.columns,
    '--desk-lead': desk.lead,
  } as CSSProperties
}

export function Gallery({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { images } = transformation
  const toCome = imagesToCome(transformation)
  const filter = useFavouritesFilter(images)
  const compared = useShownImage(transformation)
  const { shown, isOn } = filter
  const places = isOn ? shown.length : images.length + toCome
  return (
    <section aria-label={t('transformations.page.images')} className="mt-8 desk:mt-12">
      <FavouritesFilter filter={filter} />
      <ul className="image-gallery" style={rowsOf(places)}>
        {shown.map(({ image, number }) => (
          <ImageTile
            key={image.id}
            image={image}
            number={number}
            isShown={image.id === compared?.image.id}
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
