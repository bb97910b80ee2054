import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { useWords } from '../../../ui/language/use-words.ts'
import { useBaseStyle } from '../../catalogue/catalogue-queries.ts'

/** What the base style is called, once the catalogue is there. */
export function StyleName({ id }: { id: BaseStyleId }) {
  const words = useWords()
  const style = useBaseStyle(id)
  return style && <span>{words(style.words.label)}</span>
}
