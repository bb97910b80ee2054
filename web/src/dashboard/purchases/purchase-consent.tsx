import { isPhotoService } from '@app/domain/engines/makers.ts'
import type { PurchaseDetail } from '@app/domain/payment/purchases-api.ts'
import { pages } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { dateWords } from '../../ui/language/dates.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { PurchasePart } from './purchase-part.tsx'

const WHAT = { package: 'Package', credits: 'Credits', course: 'Course' } as const

/** What she agreed to when she paid, the day she did, and the terms she saw. */
export function PurchaseConsent({ purchase: { consent, kind } }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <PurchasePart title={t('purchases.consents')}>
      {!consent && <p className="text-ink2">{t('purchases.noConsent')}</p>}
      {consent && (
        <>
          <ul className="grid list-disc gap-1 pl-5">
            <li>{t(`purchases.start${WHAT[kind]}`)}</li>
            <li>{t(`purchases.loses${WHAT[kind]}`)}</li>
            {consent.photosTo.filter(isPhotoService).map((service) => (
              <li key={service}>
                {t('purchases.photosTo', { service: t(`legal.makers.services.${service}.name`) })}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-small text-ink2">
            <Trans
              i18nKey="purchases.consentAt"
              values={{ date: dateWords(consent.at, language), terms: consent.terms }}
              components={{ terms: <TermsLink /> }}
            />
          </p>
        </>
      )}
    </PurchasePart>
  )
}

const TermsLink = ({ children }: { children?: ReactNode }) => (
  <a href={pages.terms()} className="underline underline-offset-4">
    {children}
  </a>
)
