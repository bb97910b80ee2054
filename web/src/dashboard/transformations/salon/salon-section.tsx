import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SalonCard } from './salon-card.tsx'

/** « À montrer à votre coiffeuse »: her favourite first, or another one she chooses, on screen or on paper. */
export function SalonSection({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const { images } = transformation
  const favourite = images.find((image) => image.favourite)
  const image = images.find(({ id }) => id === chosen) ?? favourite ?? images[0]
  if (!image) return null
  const options = images.map(({ id, favourite: isKept }, index) => ({
    value: id,
    label: t(`transformations.after.salon.${isKept ? 'optionKept' : 'option'}`, { number: index + 1 }),
  }))
  return (
    <section aria-labelledby="salon-title" className="mt-12 max-w-[46rem]">
      <h2 id="salon-title" className="text-h2">
        {t('transformations.after.salon.title')}
      </h2>
      <p className="mt-2 mb-5 text-ink2">{t('transformations.after.salon.lead')}</p>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        {images.length > 1 && (
          <SelectField
            label={t('transformations.after.salon.choose')}
            options={options}
            value={image.id}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        <Button kind="secondary" className="max-tab:w-full" onClick={() => window.print()}>
          <Icon name="print" />
          {t('transformations.after.salon.print')}
        </Button>
      </div>
      <SalonCard transformation={transformation} image={image} number={images.indexOf(image) + 1} />
    </section>
  )
}
