import type { PhotoService } from '@app/domain/engines/makers.ts'
import { Trans, useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { PrivacyLink } from '../shell/privacy-link.tsx'
import type { PhotoConsent } from './photo-consent.ts'

export interface PhotoConsentBoxProps {
  /** Who would be sent her photos. */
  service: PhotoService
  given: PhotoConsent
  onChange: (given: PhotoConsent) => void
  disabled: boolean
}

/** Whom the photos are sent to, where that is, what is sent, for what and for how long: before anything leaves. */
export function PhotoConsentBox({ service, given, onChange, disabled }: PhotoConsentBoxProps) {
  const { t } = useTranslation()
  const values = t(`legal.makers.services.${service}`, { returnObjects: true })
  return (
    <Checkbox
      name="photosTo"
      label={t('payment.consents.photos.label', values)}
      hint={
        <>
          {t('payment.consents.photos.sent')} {values.kept}{' '}
          <Trans i18nKey="payment.consents.photos.more" components={{ privacy: <PrivacyLink /> }} />
        </>
      }
      checked={given === service}
      onChange={(isGiven) => onChange(isGiven ? service : null)}
      disabled={disabled}
    />
  )
}
