import type { WithdrawalDeclaration } from '@app/domain/withdrawals/withdrawals-api.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropTyping } from '../../ui/language/typed-words.ts'
import { useFigures } from './contract-words.ts'
import type { Known } from './known.ts'
import { StepTitle } from './step-title.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

type Step = 'form' | 'summary' | 'done'

/** Three lines, a summary with the one press that counts, and what became of it. */
export function Withdrawal({ known }: { known: Known }) {
  const [step, setStep] = useState<Step>(known.isComplete ? 'summary' : 'form')
  const [declaration, setDeclaration] = useState<WithdrawalDeclaration>(known.declaration)
  const [declaredAt, setDeclaredAt] = useState('')
  if (step === 'done') return <Acknowledged email={declaration.email} declaredAt={declaredAt} />
  if (step === 'summary')
    return (
      <WithdrawalSummary
        declaration={declaration}
        contract={known.contracts.find((each) => each.contract === declaration.contract)}
        onChange={() => setStep('form')}
        onDeclared={(at) => {
          for (const field of Object.keys(declaration)) dropTyping(field)
          setDeclaredAt(at)
          setStep('done')
        }}
      />
    )
  return (
    <WithdrawalForm
      declaration={declaration}
      contracts={known.contracts}
      onNext={(next) => {
        setDeclaration(next)
        setStep('summary')
      }}
    />
  )
}

/** The same words are on their way by mail: that one is hers to keep. */
function Acknowledged({ email, declaredAt }: { email: string; declaredAt: string }) {
  const { t } = useTranslation()
  const { moment } = useFigures()
  return (
    <div role="status" className="grid gap-4">
      <StepTitle>{t('withdrawal.doneTitle')}</StepTitle>
      <p>{t('withdrawal.doneText', { email, moment: moment(declaredAt) })}</p>
    </div>
  )
}
