import { explainTone, type ReflectReading } from '@app/domain/catalogue/explain-tone.ts'
import { isOfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { useTranslation } from 'react-i18next'

/** « 7.44 cuivré intense »: as a colourist says it; a tone without a name of its own, by its depth and reflect. */
export function useToneName(): (code: string) => string {
  const { t } = useTranslation()
  const wordsOf = useToneWords()
  return (code) => t('preview.page.toneName', { code, name: wordsOf(code) })
}

/** The same without the code. */
export function useToneWords(): (code: string) => string {
  const { t } = useTranslation()
  const reflectWords = useReflectWords()
  const { depths, reflects: names } = t('articles.chart', { returnObjects: true })
  return (code) => {
    // i18next reads a dot in a key as a step down.
    if (isOfferedTone(code)) return t('preview.tones', { returnObjects: true })[code]
    const { depth, reading } = explainTone(code)
    // Without a reflect, or with one that every maker names in its own way, the depth says it.
    if (!reading || (reading.key === 'one' && reading.reflect === 0)) return depths[depth]
    const reflect =
      reading.key === 'two' ? `${names[reading.reflect]} ${names[reading.second]}` : reflectWords(reading)
    return t('preview.page.toneOfReflect', { depth: depths[depth], reflect })
  }
}

/** The digits after the dot, in words. */
export function useReflectWords(): (reading: ReflectReading | null) => string {
  const { t } = useTranslation()
  const names = t('articles.chart.reflects', { returnObjects: true })
  return (reading) => {
    if (!reading) return t('transformations.after.salon.reflects.own')
    const first = names[reading.reflect]
    if (reading.key !== 'two') return t(`transformations.after.salon.reflects.${reading.key}`, { first })
    const second = names[reading.second]
    return t('transformations.after.salon.reflects.two', { first, second })
  }
}
