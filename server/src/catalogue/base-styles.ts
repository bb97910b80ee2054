import { BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { BaseStyle } from '@app/domain/catalogue/catalogue-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { textsIn } from '../plugins/texts.ts'

/** A style as the catalogue shows it, in both languages. */
export function describeStyle(id: BaseStyleId, language: Language): BaseStyle {
  const { tone: toneCode, length, texture, fringe, up } = BASE_STYLES[id]
  const label = inBoth(`styles.${id}.label`)
  const description = inBoth(`styles.${id}.description`)
  const toneLabel = inBoth(`styles.${id}.tone`)
  return {
    ...{ id, toneCode, length, texture, fringe, up },
    label: label[language],
    description: description[language],
    toneLabel: toneLabel[language],
    words: { label, description, toneLabel },
  }
}

const inBoth = (key: `styles.${BaseStyleId}.${'label' | 'description' | 'tone'}`) => ({
  fr: textsIn('fr')(key),
  en: textsIn('en')(key),
})
