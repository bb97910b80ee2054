import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loader } from '../../ui/loader.tsx'
import { ForgottenForm } from './forms/forgotten-form.tsx'
import { LoginForm } from './forms/login-form.tsx'
import { RegisterForm } from './forms/register-form.tsx'
import { SIGN_IN_TABS, type SignInTab } from './sign-in-view.ts'
import { TAB_LOOKS, TABS_LOOKS } from './tab-looks.ts'

/**
 * The dialog as it is drawn with its page, not part of it before it is opened (open-sign-in.ts): nothing in it is found,
 * heard or filled in until then. And what covers the screen from the moment she is known.
 */
export function SignInDialog() {
  const { t } = useTranslation()
  return (
    <>
      <template data-sign-in-dialog>
        <dialog aria-labelledby="sign-in-title" className="sign-in">
          <h2 id="sign-in-title" className="mb-5 pr-14 font-display text-h2">
            {t('signin.title')}
          </h2>
          <div role="tablist" aria-label={t('signin.tabs')} className={TABS_LOOKS}>
            {SIGN_IN_TABS.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`sign-in-tab-${name}`}
                aria-controls={`sign-in-${name}`}
                data-view={name}
                className={TAB_LOOKS}
              >
                {t(`signin.${name}`)}
              </button>
            ))}
          </div>
          {SIGN_IN_TABS.map((name) => (
            <Panel key={name} name={name} />
          ))}
          <div data-panel="oubli" data-title={t('signin.forgotten.title')}>
            <ForgottenForm inDialog />
          </div>
          {/* Last in reading order: the first thing to do comes first. */}
          <IconButton
            icon="cross"
            label={t('ui.close')}
            data-close
            className="absolute top-5 right-5 bg-veil tab:top-6 tab:right-7"
          />
        </dialog>
      </template>
      <EnteringScreen />
    </>
  )
}

function Panel({ name }: { name: SignInTab }) {
  const { t } = useTranslation()
  return (
    <div
      role="tabpanel"
      id={`sign-in-${name}`}
      aria-labelledby={`sign-in-tab-${name}`}
      data-panel={name}
      data-title={t('signin.title')}
    >
      {name === 'register' ? <RegisterForm inDialog /> : <LoginForm inDialog />}
    </div>
  )
}

export const EnteringScreen = () => (
  <template data-entering>
    <Loader message="" />
  </template>
)
