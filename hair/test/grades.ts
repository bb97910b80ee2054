/** One picture that was to be made, and how it looks: 1 ugly … 5 a photograph. */
export interface GradedPicture {
  photo: string
  style: string
  /** 1 to 5; null until somebody has looked, and where there is no picture. */
  grade: number | null
  /** Why there is no picture; null when there is one. */
  refused: string | null
  /** 0 to 1, the engine's own; null without a picture. */
  confidence: number | null
  /** Tells two pictures of one photo and style apart; empty without one. */
  print: string
}

const HEAD = `# Grades by eye: 1 ugly … 5 I would believe a photograph, - not looked at yet.
# photo  style  grade  confidence  picture`

/** One line a picture. */
export function writeGrades(pictures: readonly GradedPicture[]): string {
  const lines = pictures.map(({ photo, style, grade, refused, confidence, print }) => {
    const said = refused ? `refused:${refused}` : `${grade ?? '-'}  ${(confidence ?? 0).toFixed(2)}  ${print}`
    return `${photo.padEnd(16)} ${style.padEnd(20)} ${said}`
  })
  return `${[HEAD, ...lines].join('\n')}\n`
}

/** @throws Error that names the line which is none */
export function readGrades(text: string): GradedPicture[] {
  return text.split('\n').flatMap((line, k) => {
    const words = line.trim().split(/\s+/)
    if (!words[0] || line.startsWith('#')) return []
    const [photo, style, said = '', confidence, print = ''] = words
    const refused = /^refused:(.+)$/.exec(said)?.[1] ?? null
    const grade = refused || said === '-' ? null : Number(said)
    if (!style || (grade !== null && !(grade >= 1 && grade <= 5)))
      throw new Error(`Line ${k + 1}: expected a photo, a style and a grade from 1 to 5 or -, got "${line}"`)
    return [{ photo, style, grade, refused, confidence: confidence ? Number(confidence) : null, print }]
  })
}

/**
 * The pictures of this run with the grades they were given before, then those of other runs. A grade is of one
 * picture: where it has changed, somebody must look again.
 */
export function keepGrades(
  made: readonly GradedPicture[],
  before: readonly GradedPicture[],
): GradedPicture[] {
  const known = new Map(before.map((picture) => [keyOf(picture), picture]))
  const kept = made.map((picture) => {
    const old = known.get(keyOf(picture))
    known.delete(keyOf(picture))
    return old && !picture.refused && old.print === picture.print ? { ...picture, grade: old.grade } : picture
  })
  return [...kept, ...known.values()]
}

const keyOf = ({ photo, style }: GradedPicture): string => `${photo} ${style}`

/** Shares of 100; NaN where nothing was graded. */
export interface GradeShares {
  style: string
  graded: number
  /** 4 or 5. */
  good: number
  /** 2 or worse. */
  bad: number
  mean: number
  /** Of all that were tried. */
  refused: number
  /** Pictures nobody has looked at. */
  waiting: number
}

/** By style, in the order they come, and all together under the name `all`. */
export function gradeShares(pictures: readonly GradedPicture[]): GradeShares[] {
  const styles = Map.groupBy(pictures, ({ style }) => style)
  return [...[...styles].map(([style, some]) => sharesOf(style, some)), sharesOf('all', pictures)]
}

function sharesOf(style: string, pictures: readonly GradedPicture[]): GradeShares {
  const grades = pictures.flatMap(({ grade }) => grade ?? [])
  const share = (of: number, all: number) => (100 * of) / all
  const count = (test: (grade: number) => boolean) => grades.filter(test).length
  const refused = pictures.filter((picture) => picture.refused).length
  return {
    style,
    graded: grades.length,
    good: share(
      count((grade) => grade >= 4),
      grades.length,
    ),
    bad: share(
      count((grade) => grade <= 2),
      grades.length,
    ),
    mean: grades.reduce((sum, grade) => sum + grade, 0) / grades.length,
    refused: share(refused, pictures.length),
    waiting: pictures.length - refused - grades.length,
  }
}
