import { useTranslation } from 'react-i18next'
import { Emphasised } from '../emphasised.tsx'
import { SignInButton } from '../sign-in/sign-in-button.tsx'

/** After reading: one calm invitation. */
export function CallToTry({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation()
  return (
    <aside className="article-way wrap mt-16 desk:mt-24">
      <div className="grid gap-6 rounded-sheet bg-blond-soft px-6 py-9 desk:grid-cols-[1fr_auto] desk:items-center desk:gap-14 desk:px-14 desk:py-12">
        <div>
          <h2 className="text-h2 desk:text-title">
            <Emphasised text={t('articles.tryTitle')} />
          </h2>
          <p className="mt-3 max-w-[34em] text-ink2">{t('articles.tryText')}</p>
        </div>
        <SignInButton signedIn={signedIn} label={t('articles.tryButton')} className="justify-self-start" />
      </div>
    </aside>
  )
}
