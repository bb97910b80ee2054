import { useWords } from '../../ui/language/use-words.ts'
import { useBaseStyle } from '../catalogue/catalogue-queries.ts'
import { useWhyNotWords } from '../catalogue/use-why-not-words.ts'
import type { MissedStyle } from './use-style-check.ts'

/** That the style she chose cannot be, and why: it stands at step 2 until she has chosen another style or tone. */
export function useMissedWords(missed: MissedStyle | null): string | null {
  const words = useWords()
  const whyNotWords = useWhyNotWords()
  const style = useBaseStyle(missed?.style ?? null)
  return missed && style ? `${words(style.words.label)}. ${whyNotWords(missed.why)}` : null
}
