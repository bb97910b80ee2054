import type { Line, Point } from './line.ts'

/** One decimal, no leading zero: a drawing is thousands of numbers. */
export const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** A smooth SVG path through the line, keeping every `step`-th point, in relative cubic segments. */
export const openPath = (line: Line, step = 3): string => cubicPath(everyNth(line, step))

export const closedPath = (line: Line, step = 1): string => `${cubicPath(everyNth(line, step))}z`

function everyNth(line: Line, step: number): Line {
  const kept = line.filter((_, i) => i % step === 0)
  return (line.length - 1) % step === 0 ? kept : [...kept, line.at(-1)!]
}

function cubicPath(line: Line): string {
  let pen = rounded(line[0]!)
  let path = `M${pairs([pen])}`
  for (let i = 0; i < line.length - 1; i++) {
    const [first, second, end] = controls(line, i)
    path += `c${pairs([first, second, end].map((p) => from(pen, p)))}`
    pen = rounded(from([0, 0], [pen[0] + tenth(end[0] - pen[0]), pen[1] + tenth(end[1] - pen[1])]))
  }
  return path
}

/** Catmull-Rom tangents written as Bézier control points. */
function controls(line: Line, i: number): [Point, Point, Point] {
  const b = line[i]!
  const c = line[i + 1]!
  const a = line[i - 1] ?? b
  const d = line[i + 2] ?? c
  const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
  const second: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
  return [first, second, c]
}

const tenth = (value: number) => Math.round(value * 10) / 10
const rounded = ([x, y]: Point): Point => [tenth(x), tenth(y)]
const from = (origin: Point, [x, y]: Point): Point => [x - origin[0], y - origin[1]]

/** `-` separates as well as a space does. */
const pairs = (points: Line): string =>
  points
    .flat()
    .map(short)
    .reduce((text, number) => (text && !number.startsWith('-') ? `${text} ${number}` : text + number), '')
