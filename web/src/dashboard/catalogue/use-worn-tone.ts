import type { BaseStyle } from '@app/domain/catalogue/catalogue-api.ts'
import { useToneWords } from '../../ui/language/use-tone-name.ts'
import { useWords } from '../../ui/language/use-words.ts'

export interface NamedTone {
  code: string
  /** « cuivré intense » */
  words: string
}

/** The tone a style is worn in, as it is written and said; its own by the name the style gives it. */
export function useWornTone(): (style: BaseStyle, chosen: string | null) => NamedTone {
  const words = useWords()
  const toneWords = useToneWords()
  return ({ toneCode, words: own }, chosen) =>
    chosen === null || chosen === toneCode
      ? { code: toneCode, words: words(own.toneLabel) }
      : { code: chosen, words: toneWords(chosen) }
}
