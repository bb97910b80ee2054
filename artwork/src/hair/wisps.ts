import type { Drawing } from '../drawing.ts'
import { curveThrough, mirrored, type Point } from '../geometry/line.ts'
import { waved } from '../geometry/wave.ts'
import { drawStrand, drawStrokes } from './strand.ts'

const WISP = { amplitude: 3, frequency: 1.4, from: 220 }

/** Loose hairs falling in front of the ears. */
export function drawWisps(drawing: Drawing): void {
  drawStrokes(drawing, () => {
    for (const mirror of [false, true])
      for (const i of [0, 1, 2, 3]) {
        const fall: Point[] = [
          [176 - i * 3, 200],
          [168 - i * 3, 240],
          [172 - i * 4, 280],
          [164 - i * 3, 318 + i * 8],
          [170 - i * 2, 338 + i * 6],
        ]
        const line = waved(curveThrough(fall, 24), WISP, { t: i * 0.2 })
        drawStrand(drawing, mirror ? mirrored(line) : line, {
          shade: drawing.random.pick(['light', 'middle']),
          width: 1.3,
          opacity: 0.9,
        })
      }
  })
}
