import { BASE_STYLE_IDS, BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Site } from '../../page-contract.ts'
import { Emphasised } from '../emphasised.tsx'
import { galleryLayout } from './gallery-layout.ts'
import { StyleCard } from './style-card.tsx'

/** The title of the whole catalogue says its number as a word. */
const SPELT_OUT = 16

const EVERY_HAIR = ['lisse', 'ondule', 'boucle', 'crepu'] as const

/** Only the styles the engine can really do: what is shown can be ordered. */
export function StyleGallery({ site }: { site: Site }) {
  const { t } = useTranslation()
  const styles = site.offeredStyles ?? BASE_STYLE_IDS.slice(0, site.stylesOffered)
  if (styles.length === 0) return null
  const isSpeltOut = styles.length === SPELT_OUT && styles.length === BASE_STYLE_IDS.length
  const title = isSpeltOut ? t('landing.stylesTitleAll') : t('landing.stylesTitle', { count: styles.length })
  return (
    <section className="pt-16 desk:pt-24">
      <div className="wrap">
        <h2 className="max-w-[16em] text-title">
          <Emphasised text={title} />
        </h2>
        <p className="mt-4.5 max-w-[38em] text-ink2">
          {suitsEveryHair(styles) && `${t('landing.stylesHair')} `}
          {t('landing.stylesText')}
        </p>
        <ul className="gallery mt-9" style={columnsOf(styles.length)} aria-label={t('landing.stylesRegion')}>
          {styles.map((id, place) => (
            <StyleCard key={id} id={id} place={place} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const suitsEveryHair = (styles: readonly BaseStyleId[]): boolean =>
  EVERY_HAIR.every((texture) => styles.some((id) => BASE_STYLES[id].texture === texture))

function columnsOf(count: number): CSSProperties {
  const { phone, tablet, desk } = galleryLayout(count)
  return {
    '--phone-columns': phone.columns,
    '--phone-lead': phone.lead,
    '--tablet-columns': tablet.columns,
    '--tablet-lead': tablet.lead,
    '--desk-columns': desk.columns,
    '--desk-lead': desk.lead,
  } as CSSProperties
}
