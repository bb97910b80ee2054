import { smoothstep } from '../../pixels/smoothstep.ts'
import { type BrowReading, columnAt, readAt } from './read-brow.ts'

/** A brow that nobody saw to its end has it here, in lengths of its mesh. */
const END = columnAt(1.05)
/** At its end it is so much thinner, and so much lighter, than where it was seen last. */
const THINNER = 0.65
const LIGHTER = 0.35
/** Over the last part of it, 0 to 1, it fades. */
const FADES = 0.8
/** How near columns say how both brows compare. */
const NEAR = 14
/** So many columns are turned over: farther in, a brow is another. */
const RUN = 30
/** One brow may be so much darker than the other. */
const GAIN = [0.6, 1.6] as const
/** A column with less is not read for where its hairs lie. */
const LEAST = 0.008
/** So few columns tell nothing of a brow. */
const TOO_FEW = 12

/** The column of a reading that is drawn in a hidden one's place: so many rows higher, thinner, stronger. */
interface Source {
  of: BrowReading
  column: number
  lift: number
  about: number
  thin: number
  strength: number
}

/** How much light a brow takes at a place of its reading, hidden or not: red, green, blue. */
export type WholeBrow = (column: number, row: number) => readonly [number, number, number]

/**
 * A brow with what is hidden of it: as the other one is there, turned over and laid where hers goes on; where neither is
 * seen, her own hairs carried on to its end. Null where too little of both is seen.
 */
export function wholeBrow(own: BrowReading, other: BrowReading | undefined): WholeBrow | null {
  const sources = sourcesOf(own, other)
  if (!sources) return null
  const { tint } = own.seen.filter(Boolean).length < TOO_FEW && other ? other : own
  return (column, row) => {
    const source = sources[Math.min(own.w - 1, Math.max(0, Math.round(column)))]
    if (!source) return [0, 0, 0]
    const { of, lift, about, thin, strength } = source
    const at = about + (row - lift - about) / thin
    const dark = strength * readAt(of.dark, of, source.column, at)
    return [dark * tint[0], dark * tint[1], dark * tint[2]]
  }
}

function sourcesOf(own: BrowReading, other: BrowReading | undefined): (Source | null)[] | null {
  const lines = new Map([own, ...(other ? [other] : [])].map((brow) => [brow, lineOf(brow)]))
  const compare = other && compared(lines.get(own), lines.get(other))
  const known = Array.from({ length: own.w }, (_, k): Source | null => {
    if (own.seen[k]) return plain(own, k)
    if (!other?.seen[k]) return null
    return { ...plain(other, k), ...compare?.(k) }
  })
  if (known.filter(Boolean).length < TOO_FEW) return null
  return known.map((source, k) => source ?? carriedOn(known, k, (brow) => lines.get(brow)))
}

const plain = (of: BrowReading, column: number): Source => ({
  ...{ of, column, lift: 0, about: 0, thin: 1, strength: 1 },
})

/** Height and weight of a brow's hairs in each column. */
interface Line {
  centre: Float32Array
  mass: Float32Array
}

function lineOf({ w, h, dark, seen }: BrowReading): Line {
  const [centre, mass] = [new Float32Array(w), new Float32Array(w)]
  for (let j = 0; j < w * h; j++) {
    const k = j % w
    if (!seen[k]) continue
    mass[k] += dark[j] / h
    centre[k] += (dark[j] / h) * ((j / w) | 0)
  }
  for (let k = 0; k < w; k++) if (mass[k]) centre[k] /= mass[k]
  return { centre, mass }
}

/** How much higher and darker one brow is than the other, near a column, by the columns that are seen of both. */
function compared(own: Line | undefined, other: Line | undefined) {
  if (!own || !other) return undefined
  const both = [...own.mass.keys()].filter((k) => own.mass[k] > LEAST && other.mass[k] > LEAST)
  if (both.length < TOO_FEW) return undefined
  return (k: number): Pick<Source, 'lift' | 'strength'> => {
    const mean = (valueAt: (j: number) => number) => {
      const weights = both.map((j) => Math.exp(-Math.abs(k - j) / NEAR))
      const sum = both.reduce((all, j, n) => all + weights[n] * valueAt(j), 0)
      return sum / weights.reduce((all, weight) => all + weight, 0)
    }
    const gain = mean((j) => own.mass[j]) / mean((j) => other.mass[j])
    const strength = Math.max(GAIN[0], Math.min(GAIN[1], gain))
    return { lift: mean((j) => own.centre[j] - other.centre[j]), strength }
  }
}

/** A column that nobody sees: her hairs turned over at the last one that is seen, ever thinner to its end. */
function carriedOn(
  known: (Source | null)[],
  k: number,
  lineOf: (brow: BrowReading) => Line | undefined,
): Source | null {
  const inner = known.findLastIndex((source, j) => j < k && source)
  const from = inner >= 0 ? inner : known.findIndex((source, j) => j > k && source)
  const step = inner >= 0 ? -1 : 1
  let run = 1
  while (run < RUN && known[from + step * run]) run++
  // to and fro over what is seen
  const far = Math.abs(k - from) % (2 * run)
  const source = known[from + step * (far < run ? far : 2 * run - 1 - far)]
  const last = known[from]
  if (!source || !last) return null
  const part = inner >= 0 ? (k - from) / Math.max(1, END - from) : 0
  if (part > 1) return null
  const heightOf = (s: Source) => (lineOf(s.of)?.centre[s.column] ?? 0) + s.lift
  const about = heightOf(source) - source.lift
  return {
    ...source,
    about,
    lift: heightOf(last) - about,
    thin: 1 - THINNER * part,
    strength: source.strength * (1 - LIGHTER * part) * smoothstep(1, FADES, part),
  }
}
