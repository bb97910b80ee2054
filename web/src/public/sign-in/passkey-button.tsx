import { api } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { PasskeyFacts } from './forms/form-facts.ts'

/** Taken out of hiding where the browser knows passkeys; what asks for one is fetched on the press (offer-passkey.ts). */
export function PasskeyButton() {
  const { t } = useTranslation()
  const facts: PasskeyFacts = {
    request: api.passkeyRequest(),
    call: api.passkeySignIn(),
    busy: t('signin.passkey.busy'),
  }
  return (
    <Button kind="secondary" hidden data-passkey={JSON.stringify(facts)}>
      <span data-spinner hidden>
        <Spinner />
      </span>
      <Icon name="lock" />
      <span data-words>{t('signin.passkey.button')}</span>
    </Button>
  )
}
