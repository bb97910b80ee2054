import type { OrderKind } from '@app/domain/payment/order-states.ts'
import { pages } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'

const CONSENTS = ['startNow', 'losesWithdrawal'] as const
export type Consent = (typeof CONSENTS)[number]
export type Consents = Record<Consent, boolean>

/** Neither is ticked for her. */
export const NO_CONSENT: Consents = { startNow: false, losesWithdrawal: false }

export const hasConsented = (consents: Consents): boolean => CONSENTS.every((consent) => consents[consent])

export interface ConsentsProps {
  kind: OrderKind
  given: Consents
  onChange: (given: Consents) => void
  disabled: boolean
}

/** What paying means in law: she asks for it at once, she gives a right up, she takes the terms (product rule 13). */
export function ConsentBoxes({ kind, given, onChange, disabled }: ConsentsProps) {
  const { t } = useTranslation()
  return (
    <div className="text-small">
      <fieldset className="m-0 min-w-0 rounded-field border border-line-strong px-4 pt-0 pb-1.5">
        <legend className="px-1.5 font-[650]">{t('payment.consents.legend')}</legend>
        {CONSENTS.map((consent) => (
          <Checkbox
            key={consent}
            name={consent}
            label={t(`payment.consents.${kind}.${consent}`)}
            checked={given[consent]}
            onChange={(isGiven) => onChange({ ...given, [consent]: isGiven })}
            disabled={disabled}
          />
        ))}
      </fieldset>
      <p className="mt-3 text-ink2">
        <Trans i18nKey="payment.terms" components={{ terms: <TermsLink /> }} />
      </p>
    </div>
  )
}

/** In a tab of its own: what she has typed stays. */
const TermsLink = ({ children }: { children?: ReactNode }) => (
  <a
    href={pages.terms()}
    target="_blank"
    rel="noreferrer"
    className="font-[650] underline underline-offset-4"
  >
    {children}
  </a>
)
