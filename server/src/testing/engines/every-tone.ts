import { CHART_DEPTHS } from '@app/domain/catalogue/tone-chart.ts'

const DIGITS = [...'0123456789']

/** Every tone that can be written with digits: ten depths, each with one reflect or two. */
export const everyTone: readonly string[] = CHART_DEPTHS.flatMap((depth) =>
  [...DIGITS, ...DIGITS.flatMap((first) => DIGITS.map((second) => first + second))].map(
    (reflects) => `${depth}.${reflects}`,
  ),
)
