import {
  CHART_DEPTHS,
  CHART_REFLECTS,
  type ChartDepth,
  type ChartReflect,
} from '@app/domain/catalogue/tone-chart.ts'
import { chartPalette } from '../colour/chart-palette.ts'
import { oneColour } from '../colour/hair-light.ts'
import { placed, svgOf } from '../drawing.ts'
import { drawLockOf } from '../lock.ts'

/** One square of the chart: a lock of 64 × 84 with air around it. */
const SQUARE = { width: 72, height: 94 }

/** Seventy locks on one sheet, depths down and reflects across: the page shows one square at a time. */
export function drawToneChart(): string {
  const locks = CHART_DEPTHS.flatMap((depth, row) =>
    CHART_REFLECTS.map((reflect, column) => lockAt(depth, reflect, { row, column })),
  )
  const [width, height] = [SQUARE.width * CHART_REFLECTS.length, SQUARE.height * CHART_DEPTHS.length]
  return svgOf(`0 0 ${width} ${height}`, locks.join(''))
}

function lockAt(depth: ChartDepth, reflect: ChartReflect, at: { row: number; column: number }): string {
  const lock = drawLockOf(oneColour(chartPalette(depth, reflect)), `chart${depth}-${reflect}`)
  return placed(lock, {
    x: at.column * SQUARE.width + 4,
    y: at.row * SQUARE.height + 5,
    width: 64,
    height: 84,
  })
}
