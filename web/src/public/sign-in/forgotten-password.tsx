import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** Says what can be done today: a person answers. The address is the operator's, written on <html>. */
export function ForgottenPassword() {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const { supportEmail = '', supportDelay = '' } = document.documentElement.dataset
  return (
    <div>
      <Button
        kind="text"
        size="small"
        aria-expanded={asked}
        onClick={() => setAsked(!asked)}
        className="-ml-3 underline"
      >
        {t('signin.forgotten')}
      </Button>
      <div role="status">
        {asked && (
          <p className="mt-1 rounded-field bg-veil px-4 py-3 text-small leading-snug">
            {t('signin.forgottenHelp', { email: supportEmail, delay: supportDelay })}{' '}
            <a href={`mailto:${supportEmail}`} className="text-primary underline underline-offset-4">
              {t('landing.contact')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
