import type { PhotoService } from '@app/domain/engines/makers.ts'
import { Trans, useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PrivacyLink } from '../../shell/privacy-link.tsx'

export interface PreviewConsentBoxProps {
  /** Who would be sent her photo. */
  service: PhotoService
  isGiven: boolean
  onChange: (isGiven: boolean) => void
}

/** The photo consent for one photo: to whom it goes, for what and for how long. */
export function PreviewConsentBox({ service, isGiven, onChange }: PreviewConsentBoxProps) {
  const { t } = useTranslation()
  const values = t(`legal.makers.services.${service}`, { returnObjects: true })
  return (
    <Checkbox
      name="previewTo"
      label={t('preview.hosted.consent', values)}
      hint={
        <>
          {t('payment.consents.photos.sent')} {values.keptPreview}{' '}
          <Trans i18nKey="payment.consents.photos.more" components={{ privacy: <PrivacyLink /> }} />
        </>
      }
      checked={isGiven}
      onChange={onChange}
    />
  )
}
