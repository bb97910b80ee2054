import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../ui/join-classes.ts'
import { formatEuros, usePrice } from '../../ui/language/prices.ts'
import { useLanguage, useWords } from '../../ui/language/use-words.ts'
import { Emphasised } from '../emphasised.tsx'

export interface PricesProps {
  packages: readonly Package[]
  firstFree: boolean
}

/** What images cost, from the catalogue, and what the free first transformation is. */
export function Prices({ packages, firstFree }: PricesProps) {
  const { t } = useTranslation()
  if (packages.length === 0) return null
  return (
    <section className="py-16 desk:py-24" id="prix">
      <div className="wrap">
        <h2 className="max-w-[15em] text-title">
          <Emphasised text={t('landing.prices.title')} />
        </h2>
        <p className="mt-4.5 max-w-[38em] text-ink2">{t('landing.prices.text')}</p>
        <ul
          className="mt-9 grid gap-3.5 tab:grid-cols-2 desk:auto-cols-fr desk:grid-flow-col desk:grid-cols-none"
          aria-label={t('landing.prices.region')}
        >
          {firstFree && <FreeFirst />}
          {packages.map((each) => (
            <Price key={each.id} each={each} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function FreeFirst() {
  const { t } = useTranslation()
  const price = usePrice()
  return (
    <PriceCard
      badge={{ words: t('catalogue.packages.firstFree'), looks: 'bg-success-soft text-success' }}
      name={t('landing.prices.free')}
      images={t('catalogue.packages.images', { count: 1 })}
      price={price(0)}
      note={t('landing.prices.freeText')}
    />
  )
}

function Price({ each }: { each: Package }) {
  const { t } = useTranslation()
  const words = useWords()
  const price = usePrice()
  const perImage = formatEuros(each.pricePerImage, useLanguage())
  const recommended = { words: t('catalogue.packages.recommended'), looks: 'bg-blond text-on-blond' }
  return (
    <PriceCard
      badge={each.recommended ? recommended : undefined}
      name={words(each.words.name)}
      images={t('catalogue.packages.images', { count: each.images })}
      price={price(each.price)}
      note={t('catalogue.packages.perImage', { price: perImage })}
    />
  )
}

interface PriceCardProps {
  badge?: { words: string; looks: string } | undefined
  name: string
  images: string
  price: string
  note: string
}

const PriceCard = ({ badge, name, images, price, note }: PriceCardProps) => (
  <li className="grid grid-cols-[1fr_auto] content-start gap-x-4 rounded-card bg-surface p-4.5 shadow-1 desk:grid-cols-1">
    <p className="col-span-full min-h-7.5 max-desk:hidden max-desk:has-[span]:block">
      {badge && (
        <span
          className={joinClasses(
            'inline-block rounded-badge px-2.5 py-1.5 text-badge font-[650] leading-none',
            badge.looks,
          )}
        >
          {badge.words}
        </span>
      )}
    </p>
    <p className="font-display text-h4 leading-[1.1]">{name}</p>
    <p className="row-span-2 self-center font-display text-[2rem] leading-none whitespace-nowrap desk:row-span-1 desk:mt-3 desk:text-[2.3rem]">
      {price}
    </p>
    <p className="mt-1 text-small desk:row-start-3">
      <b className="font-[650]">{images}</b>
    </p>
    <p className="col-span-full mt-1.5 text-ink2 text-small leading-[1.35]">{note}</p>
  </li>
)
