import { short } from '../geometry/path.ts'

/** The left eye is drawn around this point; `Place` puts a point of it on the face, on either side. */
const CENTRE = [211, 241] as const

export type Place = (x: number, y: number) => string

interface Shape {
  size: number
  /** Pixels the outer corner is raised. */
  tilt: number
}

export function eyeFrame(side: 'left' | 'right', { size, tilt }: Shape): Place {
  const sign = side === 'left' ? 1 : -1
  return (x, y) => {
    const out = (x - CENTRE[0]) * size
    const down = (y - CENTRE[1]) * size + (tilt * (x - CENTRE[0])) / 18
    return `${short(240 + sign * (out * 1.1 - 30))} ${short(CENTRE[1] + down)}`
  }
}
