import { api } from '@app/domain/routes.ts'
import {
  type Renounceable,
  type WithdrawalDeclaration,
  withdrawalAnswer,
} from '@app/domain/withdrawals/withdrawals-api.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { ComesBack } from './comes-back.tsx'
import { StepTitle } from './step-title.tsx'

interface WithdrawalSummaryProps {
  declaration: WithdrawalDeclaration
  /** When it is one of hers: then we can say what comes back. */
  contract: Renounceable | undefined
  onChange: () => void
  onDeclared: (declaredAt: string) => void
}

/** The declaration in full, and « Confirmer la rétractation ». */
export function WithdrawalSummary({ declaration, contract, onChange, onDeclared }: WithdrawalSummaryProps) {
  const { t } = useTranslation()
  const { attempt, refused } = useAttempt('withdrawal')
  const [isSending, setSending] = useState(false)
  const confirm = async () => {
    setSending(true)
    await attempt(async () => {
      const call = { method: 'POST', body: declaration, answer: withdrawalAnswer } as const
      onDeclared((await callApi(api.withdrawals(), call)).declaredAt)
    })
    setSending(false)
  }
  return (
    <div className="grid gap-5">
      <StepTitle>{t('withdrawal.summary')}</StepTitle>
      <p>{t('withdrawal.sentence', { contract: declaration.contract })}</p>
      <dl className="grid gap-4">
        <Line label={t('withdrawal.name')} words={declaration.name} />
        <Line label={t('withdrawal.email')} words={declaration.email} />
      </dl>
      <ComesBack contract={contract} />
      <RefusalNote refused={refused} />
      <Button kind="primary" busy={isSending} onClick={confirm}>
        {t(isSending ? 'withdrawal.confirming' : 'withdrawal.confirm')}
      </Button>
      <Button kind="text" disabled={isSending} onClick={onChange}>
        {t('withdrawal.change')}
      </Button>
    </div>
  )
}

const Line = ({ label, words }: { label: string; words: string }) => (
  <div>
    <dt className="text-small text-ink2">{label}</dt>
    <dd className="font-[650]">{words}</dd>
  </div>
)
