import { CHART_DEPTHS } from '@app/domain/catalogue/tone-chart.ts'
import { chartPalette } from '../colour/chart-palette.ts'
import { oneColour } from '../colour/hair-light.ts'
import { placed } from '../drawing.ts'
import { drawLockOf } from '../lock.ts'
import { INK, LINE, label, PAPER, round, sheet } from './sheet.ts'

const STEP = 66
const placeOf = (rank: number) => 63 + rank * STEP

/** Ten locks, from black to extra light blonde. */
export const drawDepths = (): string =>
  sheet(
    `<path d="M34 62H686" stroke="${LINE}" stroke-width="6" stroke-linecap="round"/>`,
    ...CHART_DEPTHS.map((depth, rank) => {
      const lock = drawLockOf(oneColour(chartPalette(depth, 0)), `depth${depth}`)
      const x = placeOf(rank)
      const hung = placed(lock, { x: x - 33, y: 56, width: 66, height: 246 })
      const stretched = hung.replace('<svg ', '<svg preserveAspectRatio="none" ')
      return stretched + label(depth, { x, y: 346 })
    }),
  )

/** What shows as hair is lightened, by the depth it has reached. */
const UNDERLYING = [
  ...['#2E1210', '#431813', '#5E1E16', '#8A2A1B', '#B5451F'],
  ...['#D96A22', '#E9962F', '#F3C344', '#F8DF7E', '#FBEFBE'],
] as const

export const drawUnderlying = (): string =>
  sheet(
    ...UNDERLYING.map((colour, rank) => {
      const x = placeOf(rank)
      const top = 60 + (UNDERLYING.length - rank) * 7
      return (
        `<rect x="${x - 29}" y="${top}" width="58" height="${308 - top}" rx="14" fill="${colour}"/>` +
        label(rank + 1, { x, y: 346 })
      )
    }),
  )

/** Clockwise from yellow: primaries, what two of them make, and what lies between. */
const WHEEL = [
  ...['#F4D33D', '#F3B233', '#EC8A2C', '#DF5F2E', '#C9312F', '#A12B55'],
  ...['#6E3382', '#4B3C97', '#2F53A6', '#2A7F9B', '#3B9160', '#9DB947'],
] as const
const MIDDLE = { x: 360, y: 190 }
const RADII = { outer: 158, inner: 96 }

export const drawWheel = (): string =>
  sheet(
    ...WHEEL.map((colour, rank) => `<path d="${sector(rank)}" fill="${colour}"/>`),
    ...[0, 2, 4].map(opposites),
  )

const at = (degrees: number, radius: number): string => {
  const turned = ((degrees - 90) * Math.PI) / 180
  return `${round(MIDDLE.x + radius * Math.cos(turned))} ${round(MIDDLE.y + radius * Math.sin(turned))}`
}

function sector(rank: number): string {
  const [from, to] = [rank * 30 - 14, rank * 30 + 14]
  const { outer, inner } = RADII
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
}

/** A line through the middle, with a dot of each colour at the end that faces it. */
function opposites(rank: number): string {
  const [one, other] = [rank * 30, rank * 30 + 180]
  const dot = (degrees: number, colour: string | undefined) => {
    const [x, y] = at(degrees, 76).split(' ')
    return `<circle cx="${x}" cy="${y}" r="11" fill="${colour}" stroke="${PAPER}" stroke-width="3"/>`
  }
  const line = `<path d="M${at(one, 76)}L${at(other, 76)}" stroke="${INK}" stroke-width="2.5" stroke-dasharray="2 7" stroke-linecap="round"/>`
  return line + dot(one, WHEEL[rank]) + dot(other, WHEEL[rank + 6])
}
