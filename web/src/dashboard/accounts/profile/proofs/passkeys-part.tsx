import { useTranslation } from 'react-i18next'
import { Unfolding } from '../unfolding.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeys } from './proof-queries.ts'

/** Her passkeys, each with its way out, and the way to one more. */
export function PasskeysPart() {
  const { t } = useTranslation()
  const { data, isError } = usePasskeys()
  const knowsPasskeys = 'PublicKeyCredential' in window
  return (
    <section aria-labelledby="passkeys-title" className="grid gap-3">
      <h4 id="passkeys-title" className="font-[650]">
        {t('accounts.security.passkeys.title')}
      </h4>
      <p className="text-small text-ink2">{t('accounts.security.passkeys.text')}</p>
      {isError && !data && <p className="text-small text-ink2">{t('accounts.security.passkeys.unknown')}</p>}
      {data?.passkeys.length === 0 && (
        <p className="text-small text-ink2">{t('accounts.security.passkeys.none')}</p>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className="grid gap-4">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {knowsPasskeys ? (
        <Unfolding icon="lock" label={t('accounts.security.passkeys.add')} first="input:not([hidden])">
          {(close) => <AddPasskeyForm onDone={close} />}
        </Unfolding>
      ) : (
        <p className="text-small text-ink2">{t('accounts.security.passkeys.unable')}</p>
      )}
    </section>
  )
}
