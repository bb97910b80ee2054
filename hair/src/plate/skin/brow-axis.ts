import type { BrowArea } from '../../face/brow-area.ts'
import type { FaceFrame } from '../../face/face-frame.ts'

/** Straight from the nose to the temple; across it upwards from a middle that bows, pixels. */
export function browAxis(middle: BrowArea['middle'], f: FaceFrame) {
  const [nx, ny] = middle[0]
  const [tx, ty] = middle[middle.length - 1]
  const long = Math.hypot(tx - nx, ty - ny)
  const [dx, dy] = [(tx - nx) / long, (ty - ny) / long]
  // upwards as the head holds it, on either side
  const side = dy * f.vx - dx * f.vy > 0 ? 1 : -1
  const [px, py] = [dy * side, -dx * side]
  const knots = middle.map(([x, y]) => [
    ((x - nx) * dx + (y - ny) * dy) / long,
    (x - nx) * px + (y - ny) * py,
  ])
  const bow = (along: number): number => {
    const last = knots.length - 2
    const k = Math.min(last, Math.max(0, knots.findIndex(([at]) => at > along) - 1))
    const [[a, from], [b, to]] =
      along >= knots[last + 1][0] ? [knots[last], knots[last + 1]] : [knots[k], knots[k + 1]]
    return from + ((to - from) * (along - a)) / (b - a)
  }
  return {
    pixelOf: (along: number, up: number) => {
      const [q, r] = [along * long, up + bow(along)]
      return [nx + q * dx + r * px, ny + q * dy + r * py] as const
    },
    placeOf: (x: number, y: number) => {
      const along = ((x - nx) * dx + (y - ny) * dy) / long
      return [along, (x - nx) * px + (y - ny) * py - bow(along)] as const
    },
  }
}
