import type { ChartDepth } from '@app/domain/catalogue/tone-chart.ts'
import { readTone } from '@app/domain/catalogue/tones.ts'

/**
 * These are read by image models, not by people: the words of the site (`texts`) may change for a reader's sake, and
 * no picture must change with them.
 */
const DEPTHS: Record<ChartDepth, string> = {
  1: 'black',
  2: 'very dark brown',
  3: 'dark brown',
  4: 'medium brown',
  5: 'light brown',
  6: 'dark blonde',
  7: 'medium blonde',
  8: 'light blonde',
  9: 'very light blonde',
  10: 'lightest blonde',
}

/** `name`: as a colourist calls a reflect. `seen`: what it looks like, for whoever does not know the word. */
interface ReflectWords {
  name: string
  seen: string
}

/** One a digit, as most makers in France count; from 7 on as our own engine draws them (`hair/src/colour/reflects.ts`). */
const REFLECTS: Record<string, ReflectWords> = {
  0: { name: 'natural', seen: 'neutral' },
  1: { name: 'ash', seen: 'cool smoky' },
  2: { name: 'iridescent', seen: 'cool pearly violet' },
  3: { name: 'golden', seen: 'warm honey-gold' },
  4: { name: 'copper', seen: 'warm orange-copper' },
  5: { name: 'mahogany', seen: 'deep wine-brown' },
  6: { name: 'red', seen: 'true red' },
  7: { name: 'matte', seen: 'muted khaki' },
  8: { name: 'pearl', seen: 'faint bluish pearl' },
  9: { name: 'beige', seen: 'soft rosy beige' },
}

/** Tones that the numbers have no word for. */
const NAMED: Record<string, string> = {
  'pastel:rose': 'pastel pink with a pale rosy tint throughout',
  'pastel:peche': 'pastel peach with a pale apricot tint throughout',
  'pastel:lilas': 'pastel lilac with a pale violet tint throughout',
  'pastel:bleu': 'pastel blue with a pale sky-blue tint throughout',
  'pastel:menthe': 'pastel mint with a pale green tint throughout',
  gris: 'natural salt-and-pepper grey with light and dark strands side by side',
  'gris:argent': 'bright silver grey with cool white strands throughout',
  'gris:anthracite': 'deep anthracite grey with cool charcoal strands throughout',
}

/**
 * A tone as a colourist would say it in English, with what it looks like.
 * @throws RangeError for anything but a tone: nothing that somebody typed reaches a service
 */
export function toneWords(tone: string): string {
  const named = Object.hasOwn(NAMED, tone) ? NAMED[tone] : undefined
  if (named) return named
  const { depth, first, second } = partsOf(tone)
  if (!second) return `${first.name} ${depth} with ${first.seen} tones throughout`
  if (first === second) return `intense ${first.name} ${depth} with saturated ${first.seen} tones throughout`
  if (first === REFLECTS[0]) return `natural ${depth} with a faint ${second.seen} sheen`
  if (second === REFLECTS[0]) return `softened ${first.name} ${depth} with subdued ${first.seen} tones`
  return `${first.name} ${depth} with ${first.seen} tones and a softer ${second.seen} nuance`
}

export const depthWords = (depth: ChartDepth): string => DEPTHS[depth]

/** The colour alone, in as few words as tell it from others, such as "intense copper medium blonde". @throws RangeError */
export function toneName(tone: string): string {
  const { depth, first, second } = partsOf(tone)
  if (!second || second === REFLECTS[0]) return `${first.name} ${depth}`
  if (first === second) return `intense ${first.name} ${depth}`
  return first === REFLECTS[0]
    ? `softly ${second.name} ${depth}`
    : `${first.name} and ${second.name} ${depth}`
}

/** `second` is absent where the digits name one reflect: "7.0" and "7.00" are one tone. */
function partsOf(tone: string): { depth: string; first: ReflectWords; second: ReflectWords | undefined } {
  const { depth, reflects } = readTone(tone)
  const [one = '0', other] = reflects === '00' ? '0' : reflects
  const first = REFLECTS[one]
  if (!first) throw new RangeError(`no reflect is written "${one}"`)
  return { depth: DEPTHS[depth as ChartDepth], first, second: other ? REFLECTS[other] : undefined }
}
