import { BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { BaseStyle } from '@app/domain/catalogue/catalogue-api.ts'
import { isMaker } from '@app/domain/engines/makers.ts'
import type { Language } from '@app/texts/languages.ts'
import type { Engine } from '../engines/engine.ts'
import { textsIn } from '../plugins/texts.ts'

/** What the engine offers, as the catalogue shows it: with who would make it now. */
export const offeredStyles = (engine: Engine, language: Language): Promise<BaseStyle[]> =>
  Promise.all(
    engine.offeredStyles().map(async (id) => {
      const maker = await engine.engineFor(id)
      return { ...describeStyle(id, language), maker: maker && isMaker(maker) ? maker : null }
    }),
  )

/** A style in both languages. */
function describeStyle(id: BaseStyleId, language: Language): Omit<BaseStyle, 'maker'> {
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
