import type { BaseStyle } from '@app/domain/catalogue/catalogue-api.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { useWords } from '../../ui/language/use-words.ts'
import { type HeadPreview, StyleHead } from '../preview/style-head.tsx'
import type { WhyNot } from '../preview/use-carried-styles.ts'
import { FavouriteStyleButton } from './favourite-style-button.tsx'
import { tintOf } from './tints.ts'
import { ToneChip } from './tone-chip.tsx'
import { useWhyNotWords } from './use-why-not-words.ts'
import { useWornTone } from './use-worn-tone.ts'

export interface StyleCardProps {
  style: BaseStyle
  /** The tone she chose for all of them; null: each its own. */
  tone: OfferedTone | null
  preview: HeadPreview
  /** The how manieth of the cards. */
  at: number
  /** Why her photos do not carry it, or not in this tone; `null` where they may. */
  impossible: WhyNot | null
  isFavourite: boolean
}

export function StyleCard({ style, tone, preview, at, impossible, isFavourite }: StyleCardProps) {
  const { t } = useTranslation()
  const words = useWords()
  const label = words(style.words.label)
  const description = words(style.words.description)
  const worn = useWornTone()(style, tone)
  const whyNotWords = useWhyNotWords()
  const refusal = impossible && whyNotWords(impossible)
  // What could not be chosen is not still to be checked.
  const head = impossible && preview === 'unchecked' ? null : preview
  const unchecked = head === 'unchecked' && t('preview.wizard.unchecked')
  return (
    <div className="relative">
      <RadioCard
        value={style.id}
        label={[`${label}. ${description} ${worn.code} ${worn.words}`, refusal ?? unchecked]
          .filter(Boolean)
          .join('. ')}
        disabled={impossible !== null}
        className="h-full w-full"
      >
        <span className={`relative block aspect-[1/1.04] overflow-hidden ${tintOf(style.id)}`}>
          <StyleHead preview={head} at={at}>
            <img
              src={art.style(style.id)}
              alt=""
              loading="lazy"
              className="absolute top-[1%] left-[-14%] w-[128%] max-w-none"
            />
          </StyleHead>
          <ToneChip
            {...worn}
            className="absolute top-2.5 left-2.5 max-w-[calc(100%-1.25rem)] group-data-checked:max-w-[calc(100%-3.5rem)] group-data-checked:flex-wrap"
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
