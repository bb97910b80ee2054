import { useTranslation } from 'react-i18next'
import { Emphasised } from '../emphasised.tsx'
import { SignInButton } from '../sign-in-button.tsx'

/** Promises anyone can check, each with its consequence; no figure without evidence (content.md 2.7). */
export function Proof({ signedIn, firstFree }: { signedIn: boolean; firstFree: boolean }) {
  const { t } = useTranslation()
  const promises = firstFree ? (['delay', 'free', 'photos'] as const) : (['delay', 'photos'] as const)
  return (
    <section className="bg-surface py-16 desk:py-24">
      <div className="wrap grid gap-6.5 desk:grid-cols-[1fr_1.1fr] desk:items-center desk:gap-17">
        <div>
          <h2 className="text-title">
            <Emphasised text={t('landing.proofTitle')} />
          </h2>
          <p className="mt-4.5 mb-6.5 max-w-[30em] text-ink2">{t('landing.proofText')}</p>
          <SignInButton signedIn={signedIn} label={t('landing.proofButton')} />
        </div>
        <dl className="border-line border-t">
          {promises.map((promise) => (
            <div
              key={promise}
              className="grid grid-cols-[minmax(96px,auto)_1fr] items-baseline gap-5 border-line border-b py-5"
            >
              <dt className="font-display text-[2.3rem] leading-none tracking-[-0.02em] text-primary">
                {t(`landing.promises.${promise}.figure`)}
              </dt>
              <dd className="text-ink2">{t(`landing.promises.${promise}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
