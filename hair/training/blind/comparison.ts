/** One picture among the mixed ones: its number, the file it was, and whether that is the old one. */
export interface Mixed {
  id: string
  /** `photo-style.png`, in both folders. */
  file: string
  which: 'old' | 'new'
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
  for (let k = both.length - 1; k > 0; k--) {
    const other = Math.floor(chance() * (k + 1))
    ;[both[k], both[other]] = [both[other], both[k]]
  }
  return both.map((one, k) => ({ ...one, id: String(k + 1).padStart(3, '0') }))
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
