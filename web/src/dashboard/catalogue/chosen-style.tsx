import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../ui/language/use-words.ts'
import { useBaseStyle } from './catalogue-queries.ts'
import { ChosenHead } from './chosen-head.tsx'
import { ChosenLine } from './chosen-line.tsx'
import { useWornTone } from './use-worn-tone.ts'

/** « Ondulations soleil: long, ondulé, 7.44 cuivré intense », beside Suivant. */
export function ChosenStyle({ id, tone }: { id: BaseStyleId; tone: OfferedTone | null }) {
  const { t } = useTranslation()
  const words = useWords()
  const style = useBaseStyle(id)
  const wornTone = useWornTone()
  if (!style) return null
  const worn = wornTone(style, tone)
  const line = t('catalogue.chosen', {
    length: t(`catalogue.lengths.${style.length}`),
    texture: t(`catalogue.textures.${style.texture}`),
    code: worn.code,
    tone: worn.words,
  })
  return (
    <ChosenLine title={words(style.words.label)} line={line}>
      <ChosenHead style={id} tone={tone} className="size-11.5" />
    </ChosenLine>
  )
}
