import type { WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FooterLine, REASON_ID } from './footer-line.tsx'
import type { FooterReason } from './footer-reason.ts'
import { useGoingOn } from './use-going-on.ts'
import type { OpenWizard } from './use-wizard.ts'

export interface WizardFooterProps {
  wizard: OpenWizard
  onNext: () => void
  /** The free creation is under way. */
  busy: boolean
  /** She has not agreed yet that her photos are sent to who would make it. */
  lacksConsent: boolean
  /** Whether her photos carry the style she is about to pay for is not known yet. */
  isStyleAwaited: boolean
  error: string | null
  /** How to see the chosen style on a photo of hers. */
  preview?: ReactNode
}

/** Retour and Suivant, and why the second waits. The payment step has none of it. */
export function WizardFooter({ wizard, onNext, busy, error, preview, ...waiting }: WizardFooterProps) {
  const { t } = useTranslation()
  const { draft, step, goTo } = wizard
  const { reason, goOn } = useGoingOn(wizard, onNext, lastReason(waiting))
  return (
    <>
      {error && (
        <p role="alert" className="flex w-full items-start gap-2 font-semibold text-danger">
          <Icon name="triangle" className="mt-0.5 size-5" />
          {error}
        </p>
      )}
      <FooterLine {...{ step, draft, reason, preview }} />
      <Button
        kind="secondary"
        disabled={step === 1 || busy}
        onClick={() => goTo((step - 1) as WizardStep)}
        className="desk:ml-auto desk:min-w-[150px]"
      >
        <Icon name="arrow-left" />
        {t('drafts.back')}
      </Button>
      <Button
        kind="primary"
        // Not disabled: pressed all the same, it says what is missing.
        aria-disabled={reason !== null || undefined}
        busy={busy}
        aria-describedby={reason ? REASON_ID : undefined}
        onClick={goOn}
        className="max-desk:flex-1 desk:min-w-[150px]"
      >
        {t('drafts.next')}
        <Icon name="arrow-right" />
      </Button>
    </>
  )
}

function lastReason({
  lacksConsent,
  isStyleAwaited,
}: Pick<WizardFooterProps, 'lacksConsent' | 'isStyleAwaited'>): FooterReason | null {
  if (lacksConsent) return { key: 'consent' }
  return isStyleAwaited ? { key: 'styleChecked' } : null
}
