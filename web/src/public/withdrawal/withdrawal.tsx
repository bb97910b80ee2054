import type { WithdrawalDeclaration } from '@app/domain/withdrawals/withdrawals-api.ts'
import { useState } from 'react'
import { Acknowledged } from './acknowledged.tsx'
import type { Known } from './known.ts'
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
