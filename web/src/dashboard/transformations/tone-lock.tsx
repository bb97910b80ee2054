import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../ui/language/use-words.ts'
import { useBaseStyle } from '../catalogue/catalogue-queries.ts'

/** A colour as her hairdresser says it: the drawn lock, its code, and its name when it is the style's own. */
export function ToneLock({ tone, style }: { tone: string; style: BaseStyleId }) {
  const { t } = useTranslation()
  const words = useWords()
  const own = useBaseStyle(style)
  return (
    <span className="inline-flex items-center gap-2">
      <img
        src={art.lock(tone)}
        alt=""
        className="h-8 w-auto"
        // An engine may vary the tone beyond the locks that are drawn: then the code stands alone.
        onError={(event) => {
          event.currentTarget.hidden = true
        }}
      />
      <span>
        {t('transformations.page.tone')} <b className="font-[650] text-ink">{tone}</b>
        {own?.toneCode === tone && ` ${words(own.words.toneLabel)}`}
      </span>
    </span>
  )
}
