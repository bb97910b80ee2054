import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonKind, ButtonLink, type ButtonSize } from '../../ui/button.tsx'
import { PAGE_OF_VIEW } from './page-of-view.ts'
import type { SignInTab, SignInView } from './sign-in-view.ts'

interface SignInButtonProps {
  signedIn: boolean
  label: string
  /** Which tab the dialog opens on. */
  tab?: SignInTab
  kind?: ButtonKind
  size?: ButtonSize
  className?: string
}

/** Opens the sign-in dialog (offer-sign-in.ts); she who is signed in goes to her dashboard. */
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
    <Button kind={kind} size={size} className={className} {...opensSignIn(tab)}>
      {label}
    </Button>
  )
}

const WAY = 'sign-in-way'

/** Of a button: without a script, or before it has come, the press leads to a page with the same form. */
export const opensSignIn = (view: SignInView) =>
  ({
    type: 'submit',
    form: WAY,
    formAction: PAGE_OF_VIEW[view],
    'data-sign-in': view,
    'aria-haspopup': 'dialog',
  }) as const

/** The form of those buttons, wherever on the page they stand. */
export const SignInWay = () => <form id={WAY} method="get" action={pages.register()} hidden />
