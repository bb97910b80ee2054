import type { PortraitLine } from './hair-portraits.ts'
import { median } from './median.ts'

/** One measure over many pictures, with what is aimed at and what others reach. */
export interface Row {
  what: string
  values: number[]
  /** The least and the most a picture should have. */
  from?: number
  to?: number
  decimals: number
  anchor: string
}

/** The measures of the delivered pictures. Anchors: the best published figures, or the gate proposed for one. */
export function measureRows(lines: PortraitLine[]): Row[] {
  const made = lines.flatMap(({ measures }) => measures ?? [])
  const mattes = lines.flatMap(({ stability }) => stability ?? [])
  const known = (values: (number | null)[]) => values.filter((value) => value !== null)
  return [
    {
      what: 'PSNR outside hair and border, dB',
      values: made.map(({ psnrOutside }) => psnrOutside),
      from: 40,
      decimals: 1,
      anchor: '31 best published; above 40 when composited',
    },
    {
      what: 'SSIM outside hair and border',
      values: made.map(({ ssimOutside }) => ssimOutside),
      from: 0.95,
      decimals: 3,
      anchor: '0.68 best published',
    },
    {
      what: 'ΔE2000, lengths to the tone',
      values: known(made.map(({ toneError }) => toneError)),
      to: 6,
      decimals: 1,
      anchor: '12–17 research; 6 good',
    },
    {
      what: 'strand detail, after over before',
      values: known(made.map(({ strandDetail }) => strandDetail)),
      from: 0.7,
      to: 1.3,
      decimals: 2,
      anchor: '0.7–1.3 proposed',
    },
    {
      what: 'landmark drift, eye distances',
      values: known(made.map(({ landmarkDrift }) => landmarkDrift)),
      to: 0.03,
      decimals: 3,
      anchor: '0.03 proposed',
    },
    ...(['crop', 'mirror', 'jpeg'] as const).map((change) => ({
      what: `matte after ${change === 'jpeg' ? 'JPEG at 60' : change}, IoU`,
      values: known(mattes.map((stability) => stability[change])),
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

function summary(row: Row): [median: string, worst: string, within: string] {
  const { values, decimals } = row
  if (values.length === 0) return ['–', '–', '0 of 0']
  const within = values.filter((value) => missBy(row, value) <= 0).length
  const worst = values.reduce((bad, value) => (missBy(row, value) > missBy(row, bad) ? value : bad))
  const written = (value: number) => value.toFixed(decimals)
  return [written(median(values)), written(worst), `${within} of ${values.length}`]
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
