import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { isFreePackage } from '@app/domain/catalogue/packages.ts'
import { useTranslation } from 'react-i18next'
import { RadioCard } from '../../ui/fields/radio-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { formatEuros, usePrice } from '../../ui/language/prices.ts'
import { useLanguage, useWords } from '../../ui/language/use-words.ts'

export interface PackageCardProps {
  each: Package
  /** With photos missing it cannot be chosen, and says how many. Default: 0 */
  photosMissing?: number
}

/** The recommended one is filled; the badge says why a card stands out. Its lines stand level with its neighbours'. */
export function PackageCard({ each, photosMissing = 0 }: PackageCardProps) {
  const { t } = useTranslation()
  const words = useWords()
  const price = usePrice()
  const perImage = usePerImage(each)
  const name = words(each.words.name)
  const images = t('catalogue.packages.images', { count: each.images })
  const locked = photosMissing > 0 ? t('catalogue.packages.photosMissing', { count: photosMissing }) : null
  const quiet = each.recommended ? 'text-on-primary' : 'text-ink2'
  return (
    <RadioCard
      value={each.id}
      isFilled={each.recommended}
      disabled={photosMissing > 0}
      label={[name, images, price(each.price), perImage, ...(locked ? [locked] : [])].join(', ')}
      className="grid row-span-6 grid-rows-subgrid"
    >
      <span
        className={joinClasses(
          'row-span-6 grid grid-rows-subgrid gap-y-0 px-4.5 pt-4 pb-5',
          each.recommended && 'bg-primary text-on-primary',
        )}
      >
        <span className="flex items-center pr-9 not-empty:mb-2">
          <PackageBadge each={each} />
        </span>
        <span className="block font-display text-h4 leading-[1.1]">{name}</span>
        <span className="mt-1 block font-[650]">{images}</span>
        <span className="mt-2 block font-display text-[2.5rem] leading-none whitespace-nowrap">
          {price(each.price)}
        </span>
        <span className={`mt-1.5 block text-small ${quiet}`}>{perImage}</span>
        <span className={`mt-3 block text-small leading-[1.35] ${quiet}`}>
          {locked ? <Locked reason={locked} /> : words(each.words.description)}
        </span>
      </span>
    </RadioCard>
  )
}

const Locked = ({ reason }: { reason: string }) => (
  <b className="flex items-center gap-1.5 font-[650]">
    <Icon name="lock" className="size-4" />
    {reason}
  </b>
)

function usePerImage(each: Package): string {
  const { t } = useTranslation()
  const language = useLanguage()
  if (each.id === 'pro_test') return t('catalogue.packages.freePro')
  if (isFreePackage(each.id)) return t('catalogue.packages.free')
  return t('catalogue.packages.perImage', { price: formatEuros(each.pricePerImage, language) })
}

const BADGE = 'rounded-badge px-2.5 py-[7px] text-badge leading-none font-[650]'

function PackageBadge({ each }: { each: Package }) {
  const { t } = useTranslation()
  if (each.recommended)
    return <span className={`${BADGE} bg-blond text-on-blond`}>{t('catalogue.packages.recommended')}</span>
  if (each.id === 'pro_test')
    return <span className={`${BADGE} bg-iris-soft text-iris`}>{t('catalogue.packages.proFree')}</span>
  if (isFreePackage(each.id))
    return (
      <span className={`${BADGE} bg-success-soft text-success`}>{t('catalogue.packages.firstFree')}</span>
    )
  return null
}
