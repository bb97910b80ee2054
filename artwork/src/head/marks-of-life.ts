import type { Drawing } from '../drawing.ts'
import { short } from '../geometry/path.ts'
import type { Features } from './features.ts'

const FLIP = 'matrix(-1 0 0 1 480 0)'

/** Crow's feet, a fold from nose to mouth, a shade under the eye, two lines on the forehead. */
export function drawFineLines(drawing: Drawing, strength: number): void {
  if (strength === 0) return
  const side =
    '<path d="M184 238L179 235M183 242L177 242M184 246L179 249M226 287C219 293 214 300 212 309M198 256C206 260 217 260 224 256"/>'
  drawing.add(
    `<g fill="none" stroke="${drawing.skin.line}" stroke-width="1.2" stroke-linecap="round" opacity="${short(0.36 * strength)}">${side}<g transform="${FLIP}">${side}</g><path d="M208 190C226 186 254 186 272 190M214 179C230 176 250 176 266 179" opacity=".5"/></g>`,
  )
}

export function drawFreckles(drawing: Drawing): void {
  const { random, skin } = drawing
  const dot = () => {
    const side = random.chance(0.5) ? 200 : 280
    const [x, y] = [side + random.between(-19, 19), 271 + random.between(-10, 10)]
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(random.between(0.6, 1.2))}"/>`
  }
  const dots = Array.from({ length: 34 }, dot).join('')
  drawing.add(`<g fill="${skin.line}" opacity=".32">${dots}</g>`)
}

/** A shade on jaw, chin and upper lip, densest along the jaw. */
export function drawStubble(drawing: Drawing, { jaw, chin }: Features): void {
  const half = (sign: 1 | -1) => (x: number) => short(240 - sign * x)
  const [left, right] = [half(1), half(-1)]
  const [corner, under, tip] = [34 * jaw, 22 * jaw, 12 * chin]
  const beard =
    `M174 246C176 282 ${left(corner + 18)} 312 ${left(corner)} 333C${left(under)} 347 ${left(tip)} 354 240 354C${right(tip)} 354 ${right(under)} 347 ${right(corner)} 333C${right(corner + 18)} 312 304 282 306 246` +
    'C302 280 290 300 272 304C262 298 252 295 240 296C228 295 218 298 208 304C190 300 178 280 174 246Z'
  const id = `${drawing.id}-beard`
  const ink = drawing.colour.roots[1]
  drawing.define(
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="${ink}" stop-opacity="0"/><stop offset=".6" stop-color="${ink}" stop-opacity=".16"/><stop offset="1" stop-color="${ink}" stop-opacity=".3"/></linearGradient>`,
  )
  drawing.add(`<path d="${beard}" fill="url(#${id})"/>`)
}
