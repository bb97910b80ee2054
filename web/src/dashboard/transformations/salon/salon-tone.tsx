import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { explainTone } from '@app/domain/catalogue/explain-tone.ts'
import { useTranslation } from 'react-i18next'
import { useReflectWords } from '../../../ui/language/use-tone-name.ts'
import { ToneLock } from '../tone-lock.tsx'

/** The colour in the three ways a hairdresser may want it: the lock and its code, the depth, the reflect. */
export function SalonTone({ tone, style }: { tone: string; style: BaseStyleId }) {
  const { t } = useTranslation()
  const { depth, reflects, reading } = explainTone(tone)
  const depths = t('articles.chart.depths', { returnObjects: true })
  const reflectWords = useReflectWords()
  return (
    <>
      <p>
        <ToneLock key={tone} tone={tone} style={style} />
      </p>
      <dl className="grid gap-1.5">
        <div>
          <dt className="inline text-ink2">{t('transformations.after.salon.depth')} </dt>
          <dd className="inline">
            <b className="font-[650]">{depth}</b>, {depths[depth]}
          </dd>
        </div>
        <div>
          <dt className="inline text-ink2">{t('transformations.after.salon.reflect')} </dt>
          <dd className="inline">
            <b className="font-[650]">.{reflects}</b>, {reflectWords(reading)}
          </dd>
        </div>
      </dl>
    </>
  )
}
