import { art, pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { CompareFrame } from '../../ui/before-after/compare-frame.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Emphasised } from '../emphasised.tsx'
import { SignInButton } from '../sign-in-button.tsx'

export function Hero({ signedIn, firstFree }: { signedIn: boolean; firstFree: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="hero">
      <picture>
        <source media="(min-width: 600px)" srcSet="/art/flow-hero.svg" />
        <img src="/art/flow-hero-mobile.svg" alt="" className="hero-flow" />
      </picture>
      <div className="wrap relative grid gap-8.5 tab:grid-cols-2 tab:items-center tab:gap-7 desk:grid-cols-[1.06fr_.94fr] desk:gap-14">
        <div>
          <h1 className="text-hero leading-[.98]">
            <Emphasised text={t('landing.heroTitle')} />
          </h1>
          <p className="mt-5.5 mb-6.5 max-w-[31em] text-lead leading-[1.48] text-ink2">
            {t('landing.heroLead')}
          </p>
          <div className="flex flex-wrap items-center gap-3.5">
            <SignInButton signedIn={signedIn} label={t('landing.signIn')} className="max-tab:w-full" />
            <ButtonLink kind="secondary" href={pages.tryOn()} className="max-tab:w-full">
              {t('preview.page.link')}
            </ButtonLink>
            {firstFree && (
              <p className="text-small leading-[1.4] text-ink2 desk:max-w-[22em]">{t('landing.heroNote')}</p>
            )}
          </div>
        </div>
        <Comparison />
      </div>
    </section>
  )
}

/** Moved by public.ts, which listens to `data-compare`. */
function Comparison() {
  const { t } = useTranslation()
  const words = t('ui.compareValue', { percent: '{percent}' })
  return (
    <div>
      <CompareFrame
        percent={50}
        ratio={10 / 11.2}
        className="hero-compare"
        beforeLabel={t('ui.before')}
        afterLabel={t('ui.after')}
        before={<img src={art.hero('avant')} alt={t('landing.heroBefore')} className="hero-portrait" />}
        after={<img src={art.hero('apres')} alt={t('landing.heroAfter')} className="hero-portrait" />}
        range={
          <input
            type="range"
            min={0}
            max={100}
            defaultValue={50}
            aria-label={t('ui.compare')}
            aria-valuetext={t('ui.compareValue', { percent: 50 })}
            data-compare={words}
            className="compare-range"
          />
        }
      >
        <span className="pointer-events-none absolute bottom-4 left-4 rounded-badge bg-white/90 px-2.5 py-1.5 text-badge font-semibold leading-none text-night">
          {t('landing.illustration')}
        </span>
      </CompareFrame>
      <div className="mt-4.5 flex items-stretch gap-3">
        <Lock tone="6.1" label={t('landing.toneBefore')} />
        <Icon name="arrow-right" className="size-5.5 flex-none self-center text-ink2" />
        <Lock tone="7.44" label={t('landing.toneAfter')} />
      </div>
    </div>
  )
}

function Lock({ tone, label }: { tone: string; label: string }) {
  return (
    <p className="flex items-center gap-2.5 max-desk:flex-1 rounded-button bg-surface py-2 pr-4 pl-2.5 shadow-1">
      <img src={art.lock(tone)} alt="" width={34} height={44} />
      <span className="text-[.9rem] leading-tight text-ink2">
        <b className="block text-[1.12rem] font-bold text-ink">{tone}</b>
        {label}
      </span>
    </p>
  )
}
