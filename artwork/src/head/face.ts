import type { Drawing } from '../drawing.ts'
import { short } from '../geometry/path.ts'
import { drawBrows } from './brows.ts'
import { drawEyes } from './eyes.ts'
import type { Features } from './features.ts'
import { drawFineLines, drawFreckles, drawStubble } from './marks-of-life.ts'
import { drawMouth } from './mouth.ts'
import { drawNose } from './nose.ts'

interface Expression {
  gaze: 'closed' | 'open'
  smile: number
}

export function drawFace(drawing: Drawing, features: Features, { gaze, smile }: Expression): void {
  drawOutline(drawing, features)
  drawCheeks(drawing)
  if (features.stubble) drawStubble(drawing, features)
  if (features.freckles) drawFreckles(drawing)
  drawBrows(drawing, features.brow)
  drawEyes(drawing, features.eyes, gaze)
  drawNose(drawing, features.nose)
  drawMouth(drawing, features.lips, smile)
  drawFineLines(drawing, features.lines)
}

/** The oval: one side given, the other mirrored, lit from the right. */
function drawOutline(drawing: Drawing, features: Features): void {
  const id = `${drawing.id}-skin`
  const { base, shade } = drawing.skin
  drawing.define(
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${shade}"/><stop offset=".3" stop-color="${base}"/><stop offset="1" stop-color="${base}"/></linearGradient>`,
  )
  drawing.add(`<path d="${faceOutline(features)}" fill="url(#${id})"/>`)
}

export function faceOutline({ jaw, chin }: Features): string {
  const left = (x: number) => short(240 - x)
  const right = (x: number) => short(240 + x)
  const [cheek, corner, under, tip] = [59 * jaw, 34 * jaw, 22 * jaw, 12 * chin]
  return (
    `M173 212C169 262 ${left(cheek)} 304 ${left(corner)} 333C${left(under)} 347 ${left(tip)} 354 240 354` +
    `C${right(tip)} 354 ${right(under)} 347 ${right(corner)} 333C${right(cheek)} 304 311 262 307 212C307 158 281 124 240 124C199 124 173 158 173 212Z`
  )
}

function drawCheeks(drawing: Drawing): void {
  const id = `${drawing.id}-cheek`
  const { blush } = drawing.skin
  drawing.define(
    `<radialGradient id="${id}"><stop offset="0" stop-color="${blush}" stop-opacity=".42"/><stop offset="1" stop-color="${blush}" stop-opacity="0"/></radialGradient>`,
  )
  drawing.add(
    `<ellipse cx="200" cy="280" rx="27" ry="20" fill="url(#${id})"/><ellipse cx="282" cy="280" rx="25" ry="20" fill="url(#${id})"/>`,
  )
}
