import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { useFactorAnew } from './proof-queries.ts'

/** The only time they are seen. The reader is brought here: what she pressed has gone. */
export function RecoveryCodes({ codes, onNoted }: { codes: string[]; onNoted: () => void }) {
  const { t } = useTranslation()
  const anew = useFactorAnew()
  const noted = () => {
    onNoted()
    anew()
  }
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="grid gap-4 rounded-field bg-surface p-4">
      <h5 ref={title} tabIndex={-1} className="font-[650]">
        {t('accounts.security.factor.codesTitle')}
      </h5>
      <p className="text-small">{t('accounts.security.factor.codesText')}</p>
      <ol className="grid gap-x-6 gap-y-1 font-mono text-small tab:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Button kind="primary" size="small" onClick={noted} className="justify-self-end">
        {t('accounts.security.factor.codesNoted')}
      </Button>
    </div>
  )
}
