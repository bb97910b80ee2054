import { cpus } from 'node:os'
import type { Benchmark, Figure } from './figure.ts'

/** Load averages of the last minute: a figure taken on a busy machine says little by itself. */
interface Load {
  before: number
  after: number
}

const DECIMALS: Record<Figure['unit'], number> = {
  s: 2,
  ms: 0,
  µs: 0,
  kB: 1,
  MB: 0,
  '×': 2,
  '/s': 0,
  '': 3,
}

const written = (value: number, unit: Figure['unit']): string =>
  `${value.toFixed(DECIMALS[unit])} ${unit}`.padStart(12)

const judged = ({ value, unit, target }: Figure): string =>
  target === undefined ? '' : `  ${value < target ? 'under' : 'OVER'} ${target} ${unit}`

export function printFigures({ name, measures }: Benchmark, figures: Figure[], load: Load): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`\n${name}: ${measures}`)
  console.log(`${cpus().length} cores, load ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after`)
  for (const figure of figures)
    console.log(`  ${figure.what.padEnd(width)} ${written(figure.value, figure.unit)}${judged(figure)}`)
  console.log(JSON.stringify({ benchmark: name, cores: cpus().length, load, figures }))
}
