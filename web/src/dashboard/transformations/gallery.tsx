import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../ui/join-classes.ts'
import { imagesToCome } from './gallery-plan.ts'
import { ImageTile } from './image-tile.tsx'
import { PlaceToCome } from './place-to-come.tsx'

/** The first image stands twice as tall: alone, with four around it, or with many (direction 3.5). */
function gridLooks(places: number): string {
  if (places === 1) return 'max-w-[30rem] grid-cols-1'
  if (places <= 5) return 'max-w-[56rem] grid-cols-[2fr_1fr_1fr] max-tab:grid-cols-2'
  return 'grid-cols-[2fr_1fr] tab:grid-cols-[2fr_1fr_1fr] desk:grid-cols-[2fr_1fr_1fr_1fr]'
}

export function Gallery({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { images } = transformation
  const toCome = imagesToCome(transformation)
  const places = images.length + toCome
  return (
    <section aria-label={t('transformations.page.images')}>
      <ul className={joinClasses('grid gap-2.5', gridLooks(places))}>
        {images.map((image, index) => (
          <ImageTile key={image.id} image={image} number={index + 1} name={transformation.sessionName} />
        ))}
        {Array.from({ length: toCome }, (_, index) => images.length + index).map((place) => (
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
