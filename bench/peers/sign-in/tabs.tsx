import { Tabs } from '@base-ui/react/tabs'
import { useTranslation } from 'react-i18next'
import { SIGN_IN_TABS, type SignInTab } from '../../../web/src/public/sign-in/sign-in-view.ts'
import { LoginForm } from './login.tsx'
import { RegisterForm } from './register.tsx'

interface SignInTabsProps {
  tab: SignInTab
  onTab: (tab: SignInTab) => void
  email: string
  onForgotten: (email: string) => void
}

export function SignInTabs({ tab, onTab, email, onForgotten }: SignInTabsProps) {
  const { t } = useTranslation()
  return (
    <Tabs.Root value={tab} onValueChange={onTab}>
      <Tabs.List
        aria-label={t('signin.tabs')}
        className="mb-6 grid grid-cols-2 gap-1 rounded-button bg-veil p-1"
      >
        {SIGN_IN_TABS.map((name) => (
          <Tabs.Tab
            key={name}
            value={name}
            className="min-h-11 rounded-[11px] px-3 text-small font-[650] text-ink2 hover:text-ink data-active:bg-surface data-active:text-ink forced-colors:data-active:underline data-active:shadow-1"
          >
            {t(`signin.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* No stop of their own: the first field of the form is the next one. */}
      <Tabs.Panel value="register" tabIndex={-1}>
        <RegisterForm />
      </Tabs.Panel>
      <Tabs.Panel value="login" tabIndex={-1}>
        <LoginForm email={email} onForgotten={onForgotten} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}
