import type { Shade } from '../colour/hair-light.ts'
import type { Drawing } from '../drawing.ts'
import type { Line } from '../geometry/line.ts'
import { openPath, short } from '../geometry/path.ts'

interface Brush {
  shade: Shade
  width: number
  opacity?: number
  /** Keep every n-th point of the line. */
  step?: number
  zone?: string
}

export function drawStrand(drawing: Drawing, line: Line, brush: Brush): void {
  const { shade, width, opacity = 1, step = 3, zone } = brush
  const faded = opacity === 1 ? '' : ` opacity="${+opacity.toFixed(2)}"`
  const path = openPath(line, step)
  if (drawing.lineArt)
    drawing.add(
      `<path class="w" pathLength="1" style="--i:${drawing.nextStrand()}" d="${path}" stroke-width="${short(0.7 + width * 0.25)}"${faded}/>`,
    )
  else
    drawing.add(
      `<path d="${path}" stroke="${drawing.paint(shade, zone)}" stroke-width="${short(width)}"${faded}/>`,
    )
}

/** Opens a group of strokes and closes it after `draw`. */
export function drawStrokes(drawing: Drawing, draw: () => void, className = 'hair'): void {
  const ink = drawing.lineArt ? ' stroke="currentColor"' : ''
  drawing.add(`<g fill="none"${ink} stroke-linecap="round" class="${className}">`)
  draw()
  drawing.add('</g>')
}
