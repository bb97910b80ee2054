import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { useToneWords } from '../../ui/language/use-tone-name.ts'
import { useWords } from '../../ui/language/use-words.ts'
import { useBaseStyle } from '../catalogue/catalogue-queries.ts'

/** A colour as her hairdresser says it: the drawn lock, its code, and its name, the style's where it is its own. */
export function ToneLock({ tone, style }: { tone: string; style: BaseStyleId }) {
  const { t } = useTranslation()
  const words = useWords()
  const own = useBaseStyle(style)
  const toneWords = useToneWords()
  return (
    <span className="inline-flex items-center gap-2">
      <img
        src={art.lock(tone)}
        alt=""
        className="h-8 w-auto"
        // An engine may vary the tone beyond the locks that are drawn: then code and name stand alone.
        onError={(event) => {
          event.currentTarget.hidden = true
        }}
      />
      <span>
        {t('transformations.page.tone')} <b className="font-[650] text-ink">{tone}</b>
        {` ${own?.toneCode === tone ? words(own.words.toneLabel) : toneWords(tone)}`}
      </span>
    </span>
  )
}
