import { art } from '@app/domain/routes.ts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Emphasised } from '../emphasised.tsx'
import { SignInButton } from '../sign-in/sign-in-button.tsx'

const SHADES = ['1.0', '4.0', '5.6', '7.44', '8.34', '8.3', '10.1'] as const

export function Professionals({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="py-16 desk:py-24">
      <div className="wrap">
        <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-sheet bg-blond-soft desk:grid-cols-[1.1fr_.9fr]">
          <div className="px-6 pt-9 desk:p-14 desk:pr-0">
            <h2 className="text-title wrap-anywhere">
              <Emphasised text={t('landing.proTitle')} />
            </h2>
            <p className="mt-4.5 max-w-[30em] text-ink2">{t('landing.proMore')}</p>
            <p className="mt-3 mb-6.5 max-w-[30em] font-[650]">{t('landing.proText')}</p>
            <SignInButton signedIn={signedIn} label={t('landing.proButton')} kind="secondary" />
          </div>
          <Swatches />
        </div>
      </div>
    </section>
  )
}

/** The colourist's swatches, held open like a fan. */
function Swatches() {
  const middle = (SHADES.length - 1) / 2
  return (
    <ul aria-hidden="true" className="swatches">
      {SHADES.map((tone, place) => (
        <li key={tone} style={{ '--turn': place - middle } as CSSProperties}>
          {tone}
          <img src={art.lock(tone)} alt="" loading="lazy" width={68} height={88} />
        </li>
      ))}
    </ul>
  )
}
