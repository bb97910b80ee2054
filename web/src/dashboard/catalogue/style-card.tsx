import type { BaseStyle } from '@app/domain/catalogue/catalogue-api.ts'
import type { ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { useWords } from '../../ui/language/use-words.ts'
import { type ExpectedPreview, StyleHead } from '../preview/style-head.tsx'
import { FavouriteStyleButton } from './favourite-style-button.tsx'
import { tintOf } from './tints.ts'
import { ToneChip } from './tone-chip.tsx'

export interface StyleCardProps {
  style: BaseStyle
  /** Where it can be seen on her own photo; `soon` while that is found out; `null` leaves the drawing. */
  preview: ExpectedPreview | 'soon' | null
  /** Why her photos do not carry it; `null` where they may. */
  impossible: ImpossibleReason | null
  isFavourite: boolean
}

export function StyleCard({ style, preview, impossible, isFavourite }: StyleCardProps) {
  const { t } = useTranslation()
  const words = useWords()
  const label = words(style.words.label)
  const description = words(style.words.description)
  const tone = `${style.toneCode} ${words(style.words.toneLabel)}`
  const refusal = impossible && `${t('preview.wizard.impossible')} ${t(`preview.wizard.why.${impossible}`)}`
  return (
    <div className="relative">
      <RadioCard
        value={style.id}
        label={[`${label}. ${description} ${tone}`, refusal].filter(Boolean).join('. ')}
        disabled={impossible !== null}
        className="h-full w-full"
      >
        <span className={`relative block aspect-[1/1.04] overflow-hidden ${tintOf(style.id)}`}>
          <StyleHead preview={preview}>
            <img
              src={art.style(style.id)}
              alt=""
              loading="lazy"
              className="absolute top-[1%] left-[-14%] w-[128%] max-w-none"
            />
          </StyleHead>
          <ToneChip
            code={style.toneCode}
            words={words(style.words.toneLabel)}
            className="absolute top-2.5 left-2.5 max-w-[calc(100%-1.25rem)]"
          />
        </span>
        <span className="block px-3.5 pt-3 pb-4">
          <span className="block font-display text-[1.32rem] leading-[1.1]">{label}</span>
          <span className="mt-[5px] block text-small leading-[1.3] text-ink2">
            {description.replace(/\.$/, '')}
          </span>
          {refusal && <span className="mt-2 block text-small leading-[1.3]">{refusal}</span>}
        </span>
      </RadioCard>
      {/* Beside the card, over its picture: what can be pressed may not lie in what can be chosen. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 aspect-[1/1.04]">
        <FavouriteStyleButton style={style.id} label={label} isFavourite={isFavourite} />
      </div>
    </div>
  )
}
