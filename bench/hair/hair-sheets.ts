import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GradeShares, gradeShares, readGrades } from '../../hair/test/grades.ts'
import type { Benchmark, Figure } from '../figure.ts'
import { portraitsOf } from './portraits.ts'

/** Not kept in git. */
const FOLDER = 'sheets'

export const hairSheets: Benchmark = {
  name: 'hair-sheets',
  measures: 'how the pictures look: labelled sheets to grade by eye, and the shares of the grades given',
  run: async (options) => {
    const folder = options.out ?? FOLDER
    const grades = join(folder, 'grades.txt')
    if (!options.summary) {
      // the engine takes a second to load, and only this benchmark needs it here
      const { drawSheets } = await import('./hair-sheet-pictures.ts')
      const photos = (await portraitsOf(options)).slice(0, options.short ? 1 : options.limit)
      await drawSheets({ photos, styles: options.styles?.split(','), folder, grades, full: options.full })
    }
    if (!existsSync(grades)) throw new Error(`Expected grades in ${grades}, found none`)
    const shares = gradeShares(readGrades(readFileSync(grades, 'utf8')))
    console.log(`\n${tableOf(shares)}\n`)
    const all = shares.at(-1)
    const figures: Figure[] = [
      { what: 'graded 4 or 5, of 100', value: all?.good ?? Number.NaN, unit: '' },
      { what: 'graded 2 or worse, of 100', value: all?.bad ?? Number.NaN, unit: '', target: 2 },
      { what: 'refused, of 100', value: all?.refused ?? Number.NaN, unit: '' },
      { what: 'pictures nobody has graded', value: all?.waiting ?? 0, unit: '' },
    ]
    return figures.filter(({ value }) => !Number.isNaN(value))
  },
}

/** A Markdown table: for the terminal and for hair/README.md alike. */
function tableOf(shares: readonly GradeShares[]): string {
  const share = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(0)} %`)
  const head = ['style', 'graded', '4 or 5', '2 or worse', 'mean', 'refused', 'not looked at']
  const body = shares.map(({ style, graded, good, bad, mean, refused, waiting }) => [
    ...[style, graded, share(good), share(bad), Number.isNaN(mean) ? '–' : mean.toFixed(2)],
    ...[share(refused), waiting],
  ])
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
