/** One picture among the mixed ones: its number, the file it was, and whether that is the old one. */
export interface Mixed {
  id: string
  /** `photo-style.png`, in both folders. */
  file: string
  which: 'old' | 'new'
}

/** Two pictures of a file side by side: their number, and which of them is on the left. */
export interface Paired {
  id: string
  file: string
  left: 'old' | 'new'
}

/** How often which picture of a style was chosen. */
export interface StyleChosen {
  style: string
  old: number
  new: number
  /** Files of which the old one was. */
  lost: string[]
}

/** What was judged of one style. */
export interface StyleCompared {
  style: string
  /** Mean grades. */
  old: number
  new: number
  /** Files of which the new picture got the higher grade, and the lower one. */
  better: string[]
  worse: string[]
}

/**
 * Old and new pictures of the same files in an order that tells nothing.
 * @param chance 0 to below 1, anew with each call
 */
export function mix(files: readonly string[], chance: () => number): Mixed[] {
  const both = files.flatMap((file) => (['old', 'new'] as const).map((which) => ({ file, which })))
  return numbered(shuffled(both, chance))
}

/**
 * The same side by side, on sides that tell nothing: who chooses between two sees what two grades hide.
 * @param chance 0 to below 1, anew with each call
 */
export const pair = (files: readonly string[], chance: () => number): Paired[] =>
  numbered(
    shuffled(files, chance).map((file) => ({
      file,
      left: chance() < 0.5 ? ('old' as const) : ('new' as const),
    })),
  )

function shuffled<One>(list: readonly One[], chance: () => number): One[] {
  const out = [...list]
  for (let k = out.length - 1; k > 0; k--) {
    const other = Math.floor(chance() * (k + 1))
    ;[out[k], out[other]] = [out[other], out[k]]
  }
  return out
}

const numbered = <One extends object>(list: readonly One[]): (One & { id: string })[] =>
  list.map((one, k) => ({ ...one, id: String(k + 1).padStart(3, '0') }))

/** Per style, which was chosen. A pair without a choice is left out. @param sides `L` or `R`, by the number of the pair */
export function chosen(paired: readonly Paired[], sides: ReadonlyMap<string, string>): StyleChosen[] {
  const choices = paired.flatMap(({ id, file, left }) => {
    const side = sides.get(id)
    return side === 'L' || side === 'R' ? [{ file, isNew: (side === 'L') === (left === 'new') }] : []
  })
  return [...Map.groupBy(choices, ({ file }) => styleOf(file))].map(([style, ofStyle]) => {
    const lost = ofStyle.filter(({ isNew }) => !isNew).map(({ file }) => file)
    return { style, old: lost.length, new: ofStyle.length - lost.length, lost }
  })
}

/**
 * Per style, how new pictures were graded beside the old ones of the same photos. A pair of which one has no grade is left out.
 * @param grades by the number of the picture
 */
export function compare(mixed: readonly Mixed[], grades: ReadonlyMap<string, number>): StyleCompared[] {
  const pairs = [...Map.groupBy(mixed, ({ file }) => file)].flatMap(([file, two]) => {
    const gradeOf = (which: Mixed['which']) => grades.get(two.find((one) => one.which === which)?.id ?? '')
    const [before, after] = [gradeOf('old'), gradeOf('new')]
    return before === undefined || after === undefined ? [] : [{ file, before, after }]
  })
  return [...Map.groupBy(pairs, ({ file }) => styleOf(file))].map(([style, ofStyle]) => ({
    style,
    old: mean(ofStyle.map(({ before }) => before)),
    new: mean(ofStyle.map(({ after }) => after)),
    better: ofStyle.filter(({ before, after }) => after > before).map(({ file }) => file),
    worse: ofStyle.filter(({ before, after }) => after < before).map(({ file }) => file),
  }))
}

const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length

/** Names of photos end in a number, ids of styles hold no dash. */
const styleOf = (file: string): string => file.slice(file.lastIndexOf('-') + 1).replace(/\.\w+$/, '')
