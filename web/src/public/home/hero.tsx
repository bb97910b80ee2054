import { pages } from '@app/domain/routes.ts'
import { PAIRS } from '@app/domain/site/pairs.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { Emphasised } from '../emphasised.tsx'
import { SignInButton } from '../sign-in/sign-in-button.tsx'
import { PairSlider, PairWords } from './pair-slider.tsx'

export function Hero({ signedIn, firstFree }: { signedIn: boolean; firstFree: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="hero">
      <div className="hero-flow">
        <picture className="uncovered">
          <source media="(min-width: 600px)" srcSet="/art/flow-hero.svg" />
          <img src="/art/flow-hero-mobile.svg" alt="" loading="lazy" />
        </picture>
      </div>
      <div className="wrap relative grid gap-8.5 tab:grid-cols-2 tab:items-center tab:gap-7 desk:grid-cols-[1.06fr_.94fr] desk:gap-14">
        <div>
          {/* Where « déesse » just fits beside « la », whichever letters came first would break the line elsewhere. */}
          <h1 className="hero-title leading-[.98] desk:max-w-[6.2em]">
            <Emphasised text={t('landing.heroTitle')} />
          </h1>
          <p className="mt-5.5 mb-6.5 max-w-[31em] text-lead leading-[1.48] text-ink2">
            {t('landing.heroLead')}
          </p>
          <div className="flex flex-wrap items-center gap-3.5">
            <ButtonLink kind="primary" href={pages.tryOn()} className="max-tab:w-full">
              {t('preview.page.link')}
            </ButtonLink>
            <SignInButton
              signedIn={signedIn}
              label={t('landing.signIn')}
              kind="secondary"
              className="max-tab:w-full"
            />
            {firstFree && (
              <p className="text-small leading-[1.4] text-ink2 desk:max-w-[22em]">{t('landing.heroNote')}</p>
            )}
          </div>
        </div>
        <HeroPair />
      </div>
    </section>
  )
}

const SIZES = '(min-width: 1240px) 518px, (min-width: 600px) 45vw, calc(100vw - 40px)'

function HeroPair() {
  const { t } = useTranslation()
  return (
    <div>
      <PairSlider pair={PAIRS[0]} place="hero" sizes={SIZES} className="hero-compare" />
      <div className="mt-4.5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <PairWords pair={PAIRS[0]} isLarge />
        <p className="text-ink2 text-small">{t('landing.pairs.source')}</p>
      </div>
    </div>
  )
}
