import { pages } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'

export interface CommitmentProps {
  accepted: boolean
  onAccept: (accepted: boolean) => void
  disabled: boolean
}

/** What paying means in law: creation at once, the right given up, the terms (content A14, 2.3). */
export function Commitment({ accepted, onAccept, disabled }: CommitmentProps) {
  const { t } = useTranslation()
  return (
    <div className="text-small">
      <Checkbox
        name="startNow"
        label={t('payment.waiver')}
        checked={accepted}
        onChange={onAccept}
        disabled={disabled}
      />
      <p className="mt-1 text-ink2">
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
