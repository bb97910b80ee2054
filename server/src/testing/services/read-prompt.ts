import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { NAMED_TONES } from '@app/hair/colour/reflects.ts'
import { hairClause } from '../../engines/hosted/prompts/hair-clause.ts'
import { toneWords } from '../../engines/hosted/prompts/tone-words.ts'
import { everyTone } from '../engines/every-tone.ts'

/** The style that a prompt of ours asks for; null: it is none of ours. */
export const styleOf = (prompt: string): BaseStyleId | null =>
  BASE_STYLE_IDS.find((style) => prompt.includes(hairClause(style))) ?? null

/** The tone that a prompt of ours asks for: what says most, since the words of one may hold those of another. */
export function toneOf(prompt: string): string | null {
  const said = [...everyTone, ...NAMED_TONES].filter((tone) => prompt.includes(toneWords(tone)))
  return said.toSorted((one, other) => toneWords(other).length - toneWords(one).length)[0] ?? null
}
