import type { PhotoService } from '@app/domain/engines/makers.ts'
import type { OrderKind } from '@app/domain/payment/order-states.ts'
import { pages } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { hasPhotoConsent, type PhotoConsent } from '../photo-consent.ts'
import { PhotoConsentBox } from '../photo-consent-box.tsx'

const CONSENTS = ['startNow', 'losesWithdrawal'] as const
export type Consent = (typeof CONSENTS)[number]
export type Consents = Record<Consent, boolean> & { photosTo: PhotoConsent }

/** None is ticked for her. */
export const NO_CONSENT: Consents = { startNow: false, losesWithdrawal: false, photosTo: null }

export const hasConsented = (consents: Consents, service: PhotoService | null): boolean =>
  CONSENTS.every((consent) => consents[consent]) && hasPhotoConsent(service, consents.photosTo)

export interface ConsentsProps {
  kind: OrderKind
  /** Who would be sent her photos. */
  service: PhotoService | null
  given: Consents
  onChange: (given: Consents) => void
  disabled: boolean
}

/**
 * What paying means in law: she asks for it at once, she gives a right up, she takes the terms (product rule 13); and
 * nothing of hers leaves the house unless she agrees.
 */
export function ConsentBoxes({ kind, service, given, onChange, disabled }: ConsentsProps) {
  const { t } = useTranslation()
  return (
    <div className="text-small">
      <fieldset className="m-0 min-w-0 rounded-field border border-line-strong px-4 pt-0 pb-1.5">
        <legend className="px-1.5 font-[650]">
          {t(service ? 'payment.consents.legendPhotos' : 'payment.consents.legend')}
        </legend>
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
        {service && (
          <PhotoConsentBox
            service={service}
            given={given.photosTo}
            onChange={(photosTo) => onChange({ ...given, photosTo })}
            disabled={disabled}
          />
        )}
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
