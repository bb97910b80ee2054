import { useTranslation } from 'react-i18next'
import { LineGate } from '../../../shell/query-gate.tsx'
import { Unfolding } from '../unfolding.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeys } from './proof-queries.ts'

/** Her passkeys, each with its way out, and the way to one more. */
export function PasskeysPart() {
  const { t } = useTranslation()
  const knowsPasskeys = 'PublicKeyCredential' in window
  return (
    <section aria-labelledby="passkeys-title" className="grid gap-3">
      <h4 id="passkeys-title" className="font-[650]">
        {t('accounts.security.passkeys.title')}
      </h4>
      <p className="text-small text-ink2">{t('accounts.security.passkeys.text')}</p>
      <LineGate query={usePasskeys()} unknown={t('accounts.security.passkeys.unknown')}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p className="text-small text-ink2">{t('accounts.security.passkeys.none')}</p>
          ) : (
            <ul className="grid gap-4">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </LineGate>
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
