import type { Shade } from '../colour/hair-light.ts'
import type { Drawing } from '../drawing.ts'
import { type Guides, strandBetween } from '../geometry/guides.ts'
import { curveThrough, evenly, type Line, mirrored, type Point } from '../geometry/line.ts'
import { closedPath } from '../geometry/path.ts'
import { STRAIGHT, type Wave, waved } from '../geometry/wave.ts'
import { drawStrand, drawStrokes } from './strand.ts'

export interface Band {
  /** From the innermost strand (by the face) to the outermost. */
  guides: Guides
  strands: number
  wave?: Wave
  phase?: number
  mass?: 'front' | 'back'
  /** Drawn on the other side of the face. */
  mirror?: boolean
  /** Up to which share of its length a strand may stop short. */
  ragged?: number
  /** How far the ends may stray sideways, in pixels. */
  stray?: number
  widths?: readonly [thin: number, thick: number]
  /** Ends gathered into pointed locks: how many, and how deep between them (share of the length). */
  tips?: { count: number; depth: number }
  zone?: string
}

/** A mass of hair: its silhouette filled, then strands over it, lit in locks. */
export function drawBand(drawing: Drawing, band: Band): void {
  const strands = strandsOf(band)
  if (!drawing.lineArt)
    drawing.add(
      `<path d="${closedPath(silhouette(strands))}" fill="${drawing.paint(band.mass ?? 'front', band.zone)}"/>`,
    )
  drawStrokes(
    drawing,
    () => {
      for (const [i, line] of strands.entries()) drawOne(drawing, band, line, i / (strands.length - 1))
    },
    band.mass === 'back' ? 'hair-back' : 'hair',
  )
}

function strandsOf({ guides, strands, wave = STRAIGHT, phase = 0, mirror = false, tips }: Band): Point[][] {
  return evenly(strands).map((t) => {
    const line = waved(curveThrough(strandBetween(guides, t), 48), wave, { t, phase })
    const kept = tips ? 1 - tips.depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * tips.count * t + phase)) : 1
    const whole = line.slice(0, Math.max(8, Math.round(line.length * kept)))
    return mirror ? mirrored(whole) : whole
  })
}

/** Down the outer strand, along the ends, back up the inner strand and over the roots. */
function silhouette(strands: readonly Line[]): Line {
  const inner = strands[0]!
  const outer = strands.at(-1)!
  const everySecond = (line: Line) => line.filter((_, i) => i % 2 === 0)
  const ends = strands.map((line) => line.at(-1)!).reverse()
  const roots = strands.map((line) => line[0]!)
  return [
    ...everySecond(outer),
    ...everySecond(ends.slice(1, -1)),
    ...everySecond([...inner].reverse()),
    ...roots.slice(2, -1).filter((_, i) => i % 3 === 0),
  ]
}

function drawOne(drawing: Drawing, band: Band, line: Line, t: number): void {
  const { random } = drawing
  const { ragged = 0, stray = 3, widths = [0.8, 2.2], phase = 0, mass = 'front', zone } = band
  const kept = line.slice(
    0,
    Math.max(8, line.length - Math.floor(line.length * ragged * random.between(0, 1))),
  )
  const aside = random.between(-stray, stray)
  const strayed = kept.map(([x, y], i): Point => [x + (i / (kept.length - 1)) ** 2 * aside, y])
  drawStrand(drawing, strayed, {
    shade: shadeAt(t, phase, mass),
    width: random.between(...widths),
    opacity: random.pick([0.55, 0.7, 0.85, 1]),
    zone,
  })
}

/** Light falls on locks, not on single strands: two slow waves across the band choose the shade. */
function shadeAt(t: number, phase: number, mass: 'front' | 'back'): Shade {
  const lit = Math.sin(t * 23 + phase) + 0.6 * Math.sin(t * 51 + 2)
  if (mass === 'back') return lit > 0.9 ? 'middle' : 'dark'
  if (lit > 0.75) return 'light'
  return lit > -0.2 ? 'middle' : 'dark'
}
