import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonKind, ButtonLink, type ButtonSize } from '../ui/button.tsx'

interface SignInButtonProps {
  signedIn: boolean
  label: string
  /** Which tab the dialog opens on. */
  tab?: 'register' | 'login'
  kind?: ButtonKind
  size?: ButtonSize
  className?: string
}

/** Opens the sign-in dialog (public.ts listens to `data-sign-in`); she who is signed in goes to her dashboard. */
export function SignInButton({
  signedIn,
  label,
  tab = 'register',
  kind = 'primary',
  size = 'main',
  className,
}: SignInButtonProps) {
  const { t } = useTranslation()
  if (signedIn)
    return (
      <ButtonLink kind={kind} size={size} className={className} href={pages.dashboard()}>
        {t('landing.dashboard')}
      </ButtonLink>
    )
  return (
    <Button kind={kind} size={size} className={className} data-sign-in={tab} aria-haspopup="dialog">
      {label}
    </Button>
  )
}
