import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Emphasised } from '../emphasised.tsx'
import { SignInButton } from '../sign-in-button.tsx'

const SHADES = ['1.0', '4.0', '5.6', '7.44', '8.34', '8.3', '10.1', '9.2'] as const

export function Professionals({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="py-16 desk:py-24">
      <div className="wrap">
        <div className="grid gap-8 rounded-sheet bg-blond-soft px-6 py-9 desk:grid-cols-[1.1fr_.9fr] desk:items-center desk:gap-14 desk:p-14">
          <div>
            <h2 className="text-title">
              <Emphasised text={t('landing.proTitle')} />
            </h2>
            <p className="mt-4.5 max-w-[30em] text-ink2">{t('landing.proMore')}</p>
            <p className="mt-3 mb-6.5 max-w-[30em] font-[650]">{t('landing.proText')}</p>
            <SignInButton signedIn={signedIn} label={t('landing.proButton')} kind="secondary" />
          </div>
          <ul aria-hidden="true" className="grid grid-cols-4 gap-x-2 gap-y-5 justify-items-center">
            {SHADES.map((tone) => (
              <li key={tone} className="grid justify-items-center gap-1.5 text-badge font-[650]">
                <img src={art.lock(tone)} alt="" loading="lazy" width={52} height={68} />
                {tone}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
