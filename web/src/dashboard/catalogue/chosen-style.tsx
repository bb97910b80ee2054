import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../ui/language/use-words.ts'
import { useBaseStyle } from './catalogue-queries.ts'
import { ChosenLine } from './chosen-line.tsx'
import { tintOf } from './tints.ts'

/** « Ondulations soleil: long, ondulé, 7.44 cuivré intense », beside Suivant. */
export function ChosenStyle({ id }: { id: BaseStyleId }) {
  const { t } = useTranslation()
  const words = useWords()
  const style = useBaseStyle(id)
  if (!style) return null
  const line = t('catalogue.chosen', {
    length: t(`catalogue.lengths.${style.length}`),
    texture: t(`catalogue.textures.${style.texture}`),
    code: style.toneCode,
    tone: words(style.words.toneLabel),
  })
  return (
    <ChosenLine title={words(style.words.label)} line={line}>
      <img
        src={art.style(id)}
        alt=""
        className={`size-11.5 rounded-field object-cover object-[50%_20%] ${tintOf(id)}`}
      />
    </ChosenLine>
  )
}
