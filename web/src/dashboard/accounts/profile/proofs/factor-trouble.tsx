import { useTranslation } from 'react-i18next'
import { Trouble } from '../../../shell/failures/trouble.tsx'
import { troubleWords } from '../../../shell/failures/trouble-words.ts'

export function FactorTrouble({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <Trouble title={t('accounts.security.factor.troubleTitle')} takesFocus>
      {troubleWords(t, error, t('accounts.security.factor.trouble'))}
    </Trouble>
  )
}
