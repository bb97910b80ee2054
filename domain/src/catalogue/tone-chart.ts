/** The chart on which one learns to read tones: depths down, reflects across. The same rows are drawn (artwork). */
export const CHART_DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type ChartDepth = (typeof CHART_DEPTHS)[number]

/** Natural, ash, iridescent, golden, copper, mahogany, red: the numbering most makers in France follow. */
export const CHART_REFLECTS = [0, 1, 2, 3, 4, 5, 6] as const
export type ChartReflect = (typeof CHART_REFLECTS)[number]

export const chartTone = (depth: ChartDepth, reflect: ChartReflect): string => `${depth}.${reflect}`
