import { MORE_IMAGES } from '@app/domain/credits/credit-packs.ts'
import type { CreditPack } from '@app/domain/credits/credits-api.ts'
import { useTranslation } from 'react-i18next'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { formatEuros, usePrice } from '../../ui/language/prices.ts'
import { useLanguage } from '../../ui/language/use-words.ts'

/** How many, for how much, and what one image comes to: the numbers alone say which is the best value. */
export function PackCard({ pack, disabled }: { pack: CreditPack; disabled: boolean }) {
  const { t } = useTranslation()
  const price = usePrice()
  const language = useLanguage()
  const { id, credits, pricePerCredit } = pack
  const name = t('credits.page.pack', { count: credits })
  const rounds = t('credits.page.rounds', { count: Math.floor(credits / MORE_IMAGES) })
  const each = t('credits.page.perCredit', { price: formatEuros(pricePerCredit, language) })
  return (
    <RadioCard
      value={id}
      disabled={disabled}
      label={`${name}, ${price(pack.price)}, ${each}, ${rounds}`}
      className="px-4.5 pt-4 pb-5"
    >
      <span className="block pr-9 font-display text-h4 leading-[1.1]">{name}</span>
      <span className="mt-2 block font-display text-[2.5rem] leading-none whitespace-nowrap">
        {price(pack.price)}
      </span>
      <span className="mt-1.5 block font-[650]">{each}</span>
      <span className="mt-1.5 block text-small text-ink2">{rounds}</span>
    </RadioCard>
  )
}
