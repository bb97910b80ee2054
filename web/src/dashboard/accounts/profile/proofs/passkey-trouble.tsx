import { useTranslation } from 'react-i18next'
import { Trouble } from '../../../shell/failures/trouble.tsx'
import { troubleWords } from '../../../shell/failures/trouble-words.ts'

/** What the server said, or that her device would not. */
export function PasskeyTrouble({ error }: { error: unknown }) {
  const { t } = useTranslation()
  return (
    <Trouble title={t('accounts.security.passkeys.troubleTitle')} takesFocus>
      {troubleWords(t, error, t('accounts.security.passkeys.trouble'))}
    </Trouble>
  )
}
