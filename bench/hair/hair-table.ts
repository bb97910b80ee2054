import { median } from '../median.ts'
import type { PortraitLine } from './hair-portraits.ts'

interface Value {
  value: number
  /** Which picture: photo, technique, tone. */
  of: string
}

/** One measure over many pictures, with what is aimed at and what others reach. */
export interface Row {
  what: string
  values: Value[]
  /** The least and the most a picture should have. */
  from?: number
  to?: number
  decimals: number
  anchor: string
}

/** The measures of the delivered pictures. Anchors: the best published figures, or the gate proposed for one. */
export function measureRows(lines: PortraitLine[]): Row[] {
  const of = ({ photo, technique, tone }: PortraitLine) => `${photo} ${technique} ${tone}`
  const known = (read: (line: PortraitLine) => number | null | undefined): Value[] =>
    lines.flatMap((line) => {
      const value = read(line) ?? null
      return value === null ? [] : [{ value, of: of(line) }]
    })
  return [
    {
      what: 'PSNR outside hair and border, dB',
      values: known(({ measures }) => measures?.psnrOutside),
      from: 40,
      decimals: 1,
      anchor: '31 best published; above 40 when composited',
    },
    {
      what: 'SSIM outside hair and border',
      values: known(({ measures }) => measures?.ssimOutside),
      from: 0.95,
      decimals: 3,
      anchor: '0.68 best published',
    },
    {
      what: 'ΔE2000, lengths to the tone',
      values: known(({ measures }) => measures?.toneError),
      to: 6,
      decimals: 1,
      anchor: '12–17 research; 6 good',
    },
    {
      what: 'strand detail, after over before',
      values: known(({ measures }) => measures?.strandDetail),
      from: 0.7,
      to: 1.3,
      decimals: 2,
      anchor: '0.7–1.3 proposed',
    },
    {
      what: 'landmark drift, eye distances',
      values: known(({ measures }) => measures?.landmarkDrift),
      to: 0.03,
      decimals: 3,
      anchor: '0.03 proposed',
    },
    ...(['crop', 'mirror', 'jpeg'] as const).map((change) => ({
      what: `matte after ${change === 'jpeg' ? 'JPEG at 60' : change}, IoU`,
      values: known(({ stability }) => stability?.[change]),
      from: 0.9,
      decimals: 3,
      anchor: '0.95 proposed for an unchanged cut',
    })),
  ]
}

/** The rows as a Markdown table: for the terminal and for hair/README.md alike. */
export function tableOf(rows: Row[]): string {
  const head = ['measure', 'median', 'worst', 'within target', 'target', 'anchor']
  const body = rows.map((row) => [row.what, ...summary(row), targetOf(row), row.anchor])
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function summary(row: Row): [median: string, worst: string, met: string] {
  const { values, decimals } = row
  if (values.length === 0) return ['–', '–', '0 of 0']
  const met = values.filter(({ value }) => missBy(row, value) <= 0).length
  const worst = values.reduce((bad, next) => (missBy(row, next.value) > missBy(row, bad.value) ? next : bad))
  const written = (value: number) => value.toFixed(decimals)
  return [
    written(median(values.map(({ value }) => value))),
    written(worst.value),
    `${met} of ${values.length}`,
  ]
}

/** The pictures to look at: those that miss a target, one line each. */
export function misses(rows: Row[]): string {
  return rows
    .flatMap((row) =>
      row.values
        .filter(({ value }) => missBy(row, value) > 0)
        .map(({ value, of }) => `${row.what}: ${value.toFixed(row.decimals)}  ${of}`),
    )
    .join('\n')
}

/** How far a value misses its target; the lower the better, at most 0 when it does not. */
const missBy = (
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Row,
  value: number,
): number => Math.max(from - value, value - to)

function targetOf({ from, to }: Row): string {
  if (from !== undefined && to !== undefined) return `${from}–${to}`
  return from !== undefined ? `≥ ${from}` : `≤ ${to}`
}
