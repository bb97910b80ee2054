import { placedGradient, type Stop } from './colour/gradient.ts'
import { Drawing } from './drawing.ts'
import { type Guides, strandBetween } from './geometry/guides.ts'
import { curveThrough, evenly, type Point } from './geometry/line.ts'
import { openPath, short } from './geometry/path.ts'
import { points } from './geometry/points.ts'

interface Flow {
  size: readonly [width: number, height: number]
  guides: Guides
  strands: number
  stops: readonly Stop[]
  amplitude: number
  widths: readonly [number, number]
  opacities: readonly [number, number]
}

const loud = { widths: [0.7, 1.7], opacities: [0.25, 0.8] } as const
const quiet = { widths: [0.6, 1.3], opacities: [0.2, 0.6] } as const

/** Ribbons of fine strands behind the pages. */
export const FLOWS = {
  hero: {
    ...loud,
    size: [1280, 820],
    guides: [
      points('-60 676, 120 684, 330 748, 560 700, 800 470, 1060 330, 1340 90'),
      points('-60 742, 130 760, 340 818, 575 800, 830 600, 1080 470, 1340 230'),
    ],
    strands: 34,
    stops: [
      [0, '#741F2D'],
      [0.4, '#A8481F'],
      [0.7, '#D4773A'],
      [1, '#F0C48E'],
    ],
    amplitude: 16,
  },
  'hero-mobile': {
    ...loud,
    size: [390, 300],
    guides: [
      points('-40 60, 90 140, 200 80, 330 170, 430 120'),
      points('-40 150, 90 230, 200 170, 330 260, 430 200'),
    ],
    strands: 20,
    stops: [
      [0, '#741F2D'],
      [0.5, '#D4773A'],
      [1, '#F0C48E'],
    ],
    amplitude: 9,
  },
  banner: {
    ...quiet,
    size: [1280, 260],
    guides: [
      points('560 40, 760 120, 960 30, 1150 110, 1400 20'),
      points('600 150, 790 230, 985 130, 1170 210, 1400 120'),
    ],
    strands: 16,
    stops: [
      [0, '#741F2D'],
      [0.55, '#A8481F'],
      [0.75, '#D4773A'],
      [1, '#F0C48E'],
    ],
    amplitude: 9,
  },
} as const satisfies Record<string, Flow>

export type FlowName = keyof typeof FLOWS
export const FLOW_NAMES = Object.keys(FLOWS) as FlowName[]

export function drawFlow(name: FlowName): string {
  const flow: Flow = FLOWS[name]
  const [width, height] = flow.size
  const id = `flow-${name}`
  const drawing = new Drawing({ id, seed: 5, lineArt: true })
  drawing.define(placedGradient(`${id}-ink`, { from: [0, 0], to: [width, 0] }, flow.stops))
  drawing.add(`<g fill="none" stroke="url(#${id}-ink)" stroke-linecap="round">`)
  for (const t of evenly(flow.strands)) drawing.add(strand(drawing, flow, t))
  drawing.add('</g>')
  return drawing.toSvg(`0 0 ${width} ${height}`)
}

/** Not every strand runs the whole way. */
function strand(drawing: Drawing, flow: Flow, t: number): string {
  const { random } = drawing
  const line = curveThrough(strandBetween(flow.guides, t), 60).map(([x, y], i, all): Point => {
    const along = i / (all.length - 1)
    return [
      x,
      y + flow.amplitude * Math.sin(2 * Math.PI * (1.8 * along + 0.9 * t)) * Math.sin(Math.PI * along),
    ]
  })
  const start = Math.floor(random.between(0, 0.12) * line.length)
  const end = line.length - Math.floor(random.between(0, 0.16) * line.length)
  const [stroke, opacity] = [random.between(...flow.widths), random.between(...flow.opacities)]
  return `<path class="w" pathLength="1" style="--i:${drawing.nextStrand()}" d="${openPath(line.slice(start, end))}" stroke-width="${short(stroke)}" opacity="${+opacity.toFixed(2)}"/>`
}
