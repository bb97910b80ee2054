import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { useTranslation } from 'react-i18next'
import { ChosenPackage } from '../catalogue/chosen-package.tsx'
import { ChosenStyle } from '../catalogue/chosen-style.tsx'
import type { FooterReason } from './footer-reason.ts'

export const REASON_ID = 'wizard-reason'

/** Left of the buttons: why Suivant waits, or what she has chosen. */
export function FooterLine({
  step,
  draft,
  reason,
}: {
  step: WizardStep
  draft: Draft
  reason: FooterReason | null
}) {
  if (reason) return <Reason reason={reason} />
  if (step === 2 && draft.baseStyle) return <ChosenStyle id={draft.baseStyle} />
  if (step === 3 && draft.packageType) return <ChosenPackage id={draft.packageType} />
  return null
}

function Reason({ reason }: { reason: FooterReason }) {
  const { t } = useTranslation()
  return (
    <p
      id={REASON_ID}
      className="mr-auto w-full text-small leading-[1.3] font-semibold text-copper-text desk:w-auto desk:font-medium desk:text-ink2"
    >
      {reason.key === 'photos'
        ? t('drafts.gaps.photos', { count: reason.count })
        : t(`drafts.gaps.${reason.key}`)}
    </p>
  )
}
