import type { Maker } from '@app/domain/engines/makers.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { AlertLine } from '../alert-line.tsx'
import { hasPhotoConsent, type PhotoConsent, photoServiceOf, photosToOf } from '../photo-consent.ts'
import { PhotoConsentBox } from '../photo-consent-box.tsx'
import type { useFreeCreation } from './free-creation.ts'

export interface FreeTestProps {
  free: Pick<ReturnType<typeof useFreeCreation>, 'isPending' | 'error'>
  /** Who would make it. */
  maker: Maker | null
  recap: ReactNode
  onStart: (photosTo: Maker[]) => void
}

/** The free test of a professional, in the place of the card. */
export function FreeTest({ free, maker, recap, onStart }: FreeTestProps) {
  const { t } = useTranslation()
  const [consent, setConsent] = useState<PhotoConsent>(null)
  const service = photoServiceOf(maker)
  const isAgreed = hasPhotoConsent(service, consent)
  return (
    <div className="grid max-w-[400px] gap-4">
      <div className="rounded-card bg-surface p-5 shadow-1">{recap}</div>
      {service && (
        <div className="rounded-field border border-line-strong px-4 py-1.5 text-small">
          <PhotoConsentBox
            service={service}
            given={consent}
            onChange={setConsent}
            disabled={free.isPending}
          />
        </div>
      )}
      {free.error && <AlertLine>{free.error}</AlertLine>}
      <div>
        <Button
          kind="primary"
          busy={free.isPending}
          disabled={!isAgreed}
          aria-describedby={isAgreed ? undefined : 'free-reason'}
          onClick={() => onStart(photosToOf(service, consent))}
          className="w-full"
        >
          {free.isPending ? t('catalogue.packages.starting') : t('payment.startFree')}
        </Button>
        {!isAgreed && (
          <p id="free-reason" className="mt-2 text-center text-small font-semibold text-copper-text">
            {t('payment.consents.photos.reason')}
          </p>
        )}
      </div>
    </div>
  )
}
