import { BASE_STYLE_IDS, BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import type { Site } from '../../page-contract.ts'
import { Emphasised } from '../emphasised.tsx'

const TINTS = ['bg-tint-blond', 'bg-tint-iris', 'bg-tint-veil', 'bg-tint-sky']

/** Only the styles the engine can really do: what is shown can be ordered. */
export function StyleGallery({ site }: { site: Site }) {
  const { t } = useTranslation()
  const styles = site.offeredStyles ?? BASE_STYLE_IDS.slice(0, site.stylesOffered)
  if (styles.length === 0) return null
  const isWhole = styles.length === BASE_STYLE_IDS.length
  const title = isWhole ? t('landing.stylesTitleAll') : t('landing.stylesTitle', { count: styles.length })
  return (
    <section className="pt-16 desk:pt-24">
      <div className="wrap">
        <h2 className="max-w-[16em] text-title">
          <Emphasised text={title} />
        </h2>
        <p className="mt-4.5 max-w-[34em] text-ink2">{t('landing.stylesText')}</p>
        <ul
          className="mt-9 grid grid-cols-3 gap-x-2.5 gap-y-5 desk:grid-cols-8 desk:gap-x-4"
          aria-label={t('landing.stylesRegion')}
        >
          {styles.map((id, place) => (
            <StyleCard key={id} id={id} tint={TINTS[(place + Math.floor(place / 8)) % TINTS.length] ?? ''} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function StyleCard({ id, tint }: { id: BaseStyleId; tint: string }) {
  const { t } = useTranslation()
  const { tone } = BASE_STYLES[id]
  return (
    <li>
      <figure>
        <div className={`relative aspect-4/5 overflow-hidden rounded-button ${tint}`}>
          <img src={art.style(id)} alt="" loading="lazy" width={480} height={560} className="gallery-head" />
          <span className="absolute top-1.5 left-1.5 flex items-center gap-1 rounded-[7px] bg-white/90 py-0.5 pr-1.5 pl-1 text-badge font-[650] leading-none text-night">
            <img src={art.lock(tone)} alt="" loading="lazy" width={14} height={18} />
            {tone}
          </span>
        </div>
        <figcaption className="mt-2 text-small font-[650] leading-tight">
          {t(`landing.styleNames.${id}`)}
        </figcaption>
      </figure>
    </li>
  )
}
