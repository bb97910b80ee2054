import type { KeptGrade } from './kept-grades.ts'

/** The pictures whose fitness reaches a limit. */
export interface CurvePoint {
  limit: number
  count: number
  /** Shares of 100 graded 3 or better, and 4 or better; NaN of none. */
  shown: number
  good: number
}

const LIMITS = [0, 0.3, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]

/** What is left, and how good it is, above one limit after the other. */
export function curveOf(
  grades: readonly KeptGrade[],
  fitnessOf: (grade: KeptGrade) => number,
  limits: readonly number[] = LIMITS,
): CurvePoint[] {
  const known = grades.map((grade) => ({ grade: grade.grade, fitness: fitnessOf(grade) }))
  return limits.map((limit) => {
    const left = known.filter(({ fitness }) => fitness >= limit)
    const share = (least: number) => (100 * left.filter(({ grade }) => grade >= least).length) / left.length
    return { limit, count: left.length, shown: share(3), good: share(4) }
  })
}

/** A Markdown table. */
export function curveTable(points: readonly CurvePoint[]): string {
  const rows = points.map(({ limit, count, shown, good }) => [
    ...[limit.toFixed(2), String(count), `${shown.toFixed(0)} %`, `${good.toFixed(0)} %`],
  ])
  const head = ['from', 'pictures', '3 or better', '4 or better']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
