import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'

/** A colour as her hairdresser says it: the drawn lock and its code. */
export function ToneLock({ tone }: { tone: string }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-2">
      <img
        src={art.lock(tone)}
        alt=""
        className="h-8 w-auto"
        onError={(event) => {
          event.currentTarget.hidden = true
        }}
      />
      <span>
        {t('transformations.page.tone')} <b className="font-[650] text-ink">{tone}</b>
      </span>
    </span>
  )
}
