import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChosenPackage } from '../catalogue/chosen-package.tsx'
import { ChosenStyle } from '../catalogue/chosen-style.tsx'
import type { FooterReason } from './footer-reason.ts'

export const REASON_ID = 'wizard-reason'

/** Left of the buttons: why Suivant waits, or what she has chosen, and how to see it (`preview`). */
export function FooterLine({
  step,
  draft,
  reason,
  preview,
}: {
  step: WizardStep
  draft: Draft
  reason: FooterReason | null
  preview: ReactNode
}) {
  if (reason) return <Reason reason={reason} />
  if (step === 2 && draft.baseStyle)
    return (
      <div className="mr-auto flex w-full items-center gap-2.5 desk:w-auto">
        <ChosenStyle id={draft.baseStyle} tone={draft.tone} />
        {preview}
      </div>
    )
  if (step === 3 && draft.packageType) return <ChosenPackage id={draft.packageType} />
  return null
}

function Reason({ reason }: { reason: FooterReason }) {
  const { t } = useTranslation()
  return (
    <p
      id={REASON_ID}
      tabIndex={-1}
      className="mr-auto w-full text-small leading-[1.3] font-semibold text-copper-text desk:w-auto desk:font-medium desk:text-ink2"
    >
      {reason.key === 'photos'
        ? t('drafts.gaps.photos', { count: reason.count })
        : t(`drafts.gaps.${reason.key}`)}
    </p>
  )
}
