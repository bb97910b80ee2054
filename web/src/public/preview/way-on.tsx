import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { openSignIn } from '../offer-sign-in.ts'

/** From the sketch to the real thing: the sign-in dialog opens over this page, so her photo is still there behind. */
export function WayOn({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation()
  const looks = 'mt-4 max-tab:w-full'
  return (
    <div className="mt-8 rounded-card bg-blond-soft px-5 py-5 desk:px-7">
      <p className="max-w-[34em]">{t('preview.page.createText')}</p>
      {isSignedIn ? (
        <ButtonLink kind="primary" href={pages.wizard()} className={looks}>
          {t('preview.page.create')}
        </ButtonLink>
      ) : (
        <Button
          kind="primary"
          className={looks}
          aria-haspopup="dialog"
          onClick={() => openSignIn('register')}
        >
          {t('preview.page.create')}
        </Button>
      )}
    </div>
  )
}
