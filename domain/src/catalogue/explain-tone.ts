import { CHART_DEPTHS, CHART_REFLECTS, type ChartDepth, type ChartReflect } from './tone-chart.ts'
import { readTone } from './tones.ts'

/** How the digits after the dot are read: a key of texts `transformations.after.salon.reflects`. */
export type ReflectReading =
  | { key: 'one' | 'twice' | 'soft'; reflect: ChartReflect }
  | { key: 'two'; reflect: ChartReflect; second: ChartReflect }

export interface ToneExplained {
  depth: ChartDepth
  reflects: string
  /** `null` for digits that every maker uses in its own way. */
  reading: ReflectReading | null
}

const reflectOf = (digit: string | undefined): ChartReflect | undefined =>
  CHART_REFLECTS.find((reflect) => String(reflect) === digit)

/** « 8.34 » in parts, as a colourist reads them: a digit twice is intense, a zero before another softens it. */
export function explainTone(tone: string): ToneExplained {
  const { depth, reflects } = readTone(tone)
  const known = CHART_DEPTHS.find((each) => each === depth) ?? 1
  return { depth: known, reflects, reading: readReflects(reflects) }
}

function readReflects(digits: string): ReflectReading | null {
  const [first, second] = [reflectOf(digits[0]), reflectOf(digits[1])]
  if (first === undefined) return null
  if (digits.length === 1) return { key: 'one', reflect: first }
  if (second === undefined) return null
  if (first === second) return { key: first === 0 ? 'one' : 'twice', reflect: first }
  return first === 0 ? { key: 'soft', reflect: second } : { key: 'two', reflect: first, second }
}
