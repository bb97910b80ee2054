import type { Image, TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../ui/language/use-words.ts'
import { useBaseStyle } from '../../catalogue/catalogue-queries.ts'
import { AiLabel } from '../ai-label.tsx'
import './salon-card.css'
import { SalonTone } from './salon-tone.tsx'

export interface SalonCardProps {
  transformation: TransformationWithImages
  image: Image
  number: number
}

/** One page for the salon: the image, the style and the colour in her hairdresser's words. Nothing else is printed. */
export function SalonCard({ transformation, image, number }: SalonCardProps) {
  const { t } = useTranslation()
  const words = useWords()
  const { baseStyle, name } = transformation
  const style = useBaseStyle(baseStyle)
  return (
    <div className="salon-card rounded-card bg-surface p-5 shadow-1 tab:p-7">
      <div className="relative self-start overflow-hidden rounded-button">
        <img
          src={image.url}
          alt={t('transformations.page.imageAlt', { number, name })}
          width={image.width}
          height={image.height}
          className="w-full"
        />
        <AiLabel />
      </div>
      <div className="grid content-start gap-3.5">
        <h3 className="text-h3 wrap-anywhere">{name}</h3>
        {style && (
          <p>
            <b className="font-[650]">{words(style.words.label)}</b>
            <br />
            {words(style.words.description)}
          </p>
        )}
        <SalonTone tone={image.tone} style={baseStyle} />
        <p className="text-small text-ink2">{t('transformations.after.salon.notice')}</p>
      </div>
    </div>
  )
}
