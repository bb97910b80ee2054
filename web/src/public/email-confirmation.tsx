import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../page-contract.ts'
import { ButtonLink } from '../ui/button.tsx'
import { NoticePage } from './notice-page.tsx'
import { SignInButton } from './sign-in/sign-in-button.tsx'

/** What became of the link in the confirmation mail: the server did the work, this page says it. */
export function EmailConfirmation({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  const isConfirmed = request.query.resultat === 'ok'
  const confirmedText = t(request.site.firstFree ? 'landing.confirmedFreeText' : 'landing.confirmedText')
  return (
    <NoticePage
      title={t(isConfirmed ? 'landing.confirmedTitle' : 'landing.expiredTitle')}
      text={isConfirmed ? confirmedText : t('landing.expiredText')}
      action={<Onward signedIn={request.signedIn} goesOn={isConfirmed && request.site.firstFree} />}
    />
  )
}

/** Where the first one is free she confirmed to receive it: back to where she was making it. */
function Onward({ signedIn, goesOn }: { signedIn: boolean; goesOn: boolean }) {
  const { t } = useTranslation()
  if (!signedIn) return <SignInButton signedIn={false} label={t('landing.signIn')} tab="login" />
  return (
    <ButtonLink kind="primary" href={goesOn ? pages.wizard() : pages.dashboard()}>
      {t(goesOn ? 'landing.goOn' : 'landing.goToDashboard')}
    </ButtonLink>
  )
}
