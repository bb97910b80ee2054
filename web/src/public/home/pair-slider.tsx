import { BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
import { art } from '@app/domain/routes.ts'
import {
  PAIR_RATIO,
  PAIR_VIEWS,
  PAIR_WIDTHS,
  type PAIRS,
  type PairView,
  pairFile,
} from '@app/domain/site/pairs.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompareFrame } from '../../ui/before-after/compare-frame.tsx'
import { CompareRange } from '../compare-range.tsx'

export interface PairSliderProps {
  pair: (typeof PAIRS)[number]
  place: keyof typeof PAIR_WIDTHS
  /** How wide it is shown, as `sizes` of HTML says it. */
  sizes: string
  className?: string
}

/** A real pair under one divider. All but the hero's first picture comes when it is near and the page is there. */
export function PairSlider({ pair, place, sizes, className }: PairSliderProps) {
  const { t } = useTranslation()
  const style = t(`styles.${pair.style}.label`)
  const woman = t(`landing.pairs.women.portrait${pair.portrait}`)
  const [below, above] = PAIR_VIEWS[place]
  const picture = (view: PairView, alt: string): ReactNode => (
    <PairPicture pair={pair} place={place} sizes={sizes} view={view} alt={alt} />
  )
  return (
    <CompareFrame
      percent={50}
      ratio={PAIR_RATIO}
      className={`pair-far ${place === 'hero' ? 'compare-halves' : ''} ${className ?? ''}`}
      isSmall={place === 'row'}
      beforeLabel={t('ui.before')}
      afterLabel={t('ui.after')}
      before={picture(below, t('landing.pairs.before', { woman }))}
      after={picture(above, t('landing.pairs.after', { style, tone: t(`styles.${pair.style}.tone`), woman }))}
      range={<CompareRange label={t('landing.pairs.compare', { style, woman })} />}
    >
      <span className="pair-mark">{t('ui.aiImage')}</span>
    </CompareFrame>
  )
}

interface PairPictureProps extends PairSliderProps {
  view: PairView
  alt: string
}

function PairPicture({ pair, place, sizes, view, alt }: PairPictureProps) {
  const widths = PAIR_WIDTHS[place]
  const [small] = widths
  const at = (width: number, format: 'avif' | 'webp') => art.pair(pairFile({ pair, view, width, format }))
  const set = (format: 'avif' | 'webp') => widths.map((width) => `${at(width, format)} ${width}w`).join(', ')
  const isFirst = view === 'split'
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={at(small, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        alt={alt}
        width={small}
        height={small / PAIR_RATIO}
        loading={isFirst ? 'eager' : 'lazy'}
        // Nothing above the fold is larger.
        fetchPriority={isFirst ? 'high' : 'auto'}
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}

/** The lock of a pair's tone, its code and name, and the style: « 7.44 cuivré intense ». */
export function PairWords({ pair, isLarge = false }: { pair: (typeof PAIRS)[number]; isLarge?: boolean }) {
  const { t } = useTranslation()
  const { tone } = BASE_STYLES[pair.style]
  return (
    <p className="flex items-center gap-2.5 leading-tight">
      <span className={`pair-lock flex-none ${isLarge ? 'h-11 w-8.5' : 'h-8.5 w-6.5'}`}>
        <img src={art.lock(tone)} alt="" loading="lazy" className="size-full" />
      </span>
      <span className="text-ink2 text-small">
        <b className="block font-[650] text-ink">{t(`styles.${pair.style}.label`)}</b>
        {tone} {t(`styles.${pair.style}.tone`)}
      </span>
    </p>
  )
}
