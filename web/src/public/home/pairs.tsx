import type { Maker } from '@app/domain/engines/makers.ts'
import { pages } from '@app/domain/routes.ts'
import { PAIRS, pairName } from '@app/domain/site/pairs.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { Emphasised } from '../emphasised.tsx'
import { PairSlider, PairWords } from './pair-slider.tsx'

const SIZES = '(min-width: 1240px) 384px, (min-width: 600px) 31vw, 45vw'

/** What our own engine made of portraits of nobody: the proof before the price. */
export function Pairs({ makers }: { makers: readonly Maker[] }) {
  const { t } = useTranslation()
  const [, ...row] = PAIRS
  return (
    <section className="bg-surface py-16 desk:py-24" aria-labelledby="avant-apres">
      <div className="wrap">
        <h2 id="avant-apres" className="max-w-[15em] text-title">
          <Emphasised text={t('landing.pairs.title')} />
        </h2>
        <p className="mt-4.5 max-w-[38em] text-ink2">{t('landing.pairs.text')}</p>
        <ul className="mt-9 grid grid-cols-2 gap-x-3 gap-y-7 tab:grid-cols-3 tab:gap-x-5 tab:gap-y-9 desk:gap-x-6">
          {row.map((pair) => (
            <li key={pairName(pair)} className="grid content-start gap-3">
              <PairSlider pair={pair} place="row" sizes={SIZES} className="pair-card" />
              <PairWords pair={pair} />
            </li>
          ))}
        </ul>
        <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink kind="secondary" href={pages.tryOn()} className="max-tab:w-full">
            {t('preview.page.link')}
          </ButtonLink>
          <p className="text-ink2 text-small">
            {t('landing.pairs.source')}
            {!makers.includes('hair') && ` ${t('landing.pairs.otherEngine')}`}
          </p>
        </div>
      </div>
    </section>
  )
}
