import { useTranslation } from 'react-i18next'
import { useFigures } from './contract-words.ts'
import { StepTitle } from './step-title.tsx'

/** The same words are on their way by mail: that one is hers to keep. */
export function Acknowledged({ email, declaredAt }: { email: string; declaredAt: string }) {
  const { t } = useTranslation()
  const { moment } = useFigures()
  return (
    <div role="status" className="grid gap-4">
      <StepTitle>{t('withdrawal.doneTitle')}</StepTitle>
      <p>{t('withdrawal.doneText', { email, moment: moment(declaredAt) })}</p>
    </div>
  )
}
