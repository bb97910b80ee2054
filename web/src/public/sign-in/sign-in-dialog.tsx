import { Tabs } from '@base-ui/react/tabs'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { isSignInTab, SIGN_IN_TABS, type SignInTab } from './sign-in-tab.ts'

interface SignInDialogProps {
  /** The tab in front; `null` while the dialog is closed. */
  tab: SignInTab | null
  onTab: (tab: SignInTab) => void
  onClose: () => void
}

const FORMS = { register: RegisterForm, login: LoginForm }

export function SignInDialog({ tab, onTab, onClose }: SignInDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={tab !== null} onClose={onClose} title={t('signin.title')} width="28rem">
      <Tabs.Root value={tab ?? 'register'} onValueChange={(next) => isSignInTab(next) && onTab(next)}>
        <Tabs.List
          aria-label={t('signin.tabs')}
          className="mb-6 grid grid-cols-2 gap-1 rounded-button bg-veil p-1"
        >
          {SIGN_IN_TABS.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className="min-h-11 rounded-[11px] px-3 text-small font-[650] text-ink2 hover:text-ink data-active:bg-surface data-active:text-ink data-active:shadow-1"
            >
              {t(`signin.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SIGN_IN_TABS.map((name) => {
          const Form = FORMS[name]
          return (
            <Tabs.Panel key={name} value={name} className="outline-none">
              <Form />
            </Tabs.Panel>
          )
        })}
      </Tabs.Root>
    </Dialog>
  )
}
