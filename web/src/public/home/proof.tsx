import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../../page-contract.ts'
import { Emphasised } from '../emphasised.tsx'
import type { MakerWords } from '../maker-words.ts'
import { SignInButton } from '../sign-in/sign-in-button.tsx'
import { useClaimedFigures } from './claimed-figures.ts'

/** Promises anyone can check, each with its consequence; no figure without evidence. */
export function Proof({ request, words }: { request: PageRequest; words: MakerWords }) {
  const { t } = useTranslation()
  const { signedIn, site } = request
  const claimed = useClaimedFigures(site.claims)
  const promises = site.firstFree ? (['delay', 'free', 'photos'] as const) : (['delay', 'photos'] as const)
  return (
    <section className="bg-surface py-16 desk:py-24">
      <div className="wrap grid gap-9 desk:grid-cols-[1fr_1.1fr] desk:items-center desk:gap-17">
        <div>
          <h2 className="text-title">
            <Emphasised text={t('landing.proofTitle')} />
          </h2>
          <p className="mt-4.5 mb-6.5 max-w-[30em] text-ink2">{t('landing.proofText')}</p>
          <SignInButton signedIn={signedIn} label={t('landing.proofButton')} />
        </div>
        <dl className="border-line border-t">
          {claimed.map(({ key, figure, text }) => (
            <Figure key={key} figure={figure} text={text} />
          ))}
          {promises.map((promise) => (
            <Figure
              key={promise}
              figure={t(`landing.promises.${promise}.figure`)}
              text={t(`landing.promises.${promise}.text`, words)}
            />
          ))}
        </dl>
      </div>
    </section>
  )
}

function Figure({ figure, text }: { figure: string; text: string }) {
  return (
    <div className="grid grid-cols-[minmax(112px,auto)_1fr] items-baseline gap-5 border-line border-b py-5">
      <dt className="font-display text-[2.3rem] leading-none tracking-[-0.02em] text-primary">{figure}</dt>
      <dd className="text-ink2">{text}</dd>
    </div>
  )
}
