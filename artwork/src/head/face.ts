import { mix } from '../colour/mix.ts'
import type { Drawing } from '../drawing.ts'
import { short } from '../geometry/path.ts'
import { eyeFrame } from './eye-frame.ts'
import { drawEyes } from './eyes.ts'
import type { Features } from './features.ts'
import { drawFineLines, drawFreckles, drawStubble } from './marks-of-life.ts'
import { drawMouth } from './mouth.ts'

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

/** Brows follow the roots, drawn towards the line of the skin when the hair is very light. */
function drawBrows(drawing: Drawing, { weight, arch }: Features['brow']): void {
  const { skin, colour } = drawing
  const ink = mix(colour.roots[1], skin.line, colour.roots[1] > '#80' ? 0.75 : 0.25)
  for (const side of ['left', 'right'] as const) {
    const at = eyeFrame(side, { size: 1, tilt: 0 })
    const thick = 3.4 * weight
    const d = `M${at(185.5, 220.5)}C${at(193, 210 - arch)} ${at(208, 206.6 - arch)} ${at(228.5, 214.6)}C${at(229.8, 214.8 + thick * 0.4)} ${at(229.6, 215 + thick * 0.8)} ${at(228, 215.2 + thick)}C${at(210, 208.4 + thick * 1.1 - arch)} ${at(196, 211 + thick * 0.8 - arch)} ${at(185.5, 220.5)}Z`
    drawing.add(`<path d="${d}" fill="${ink}" opacity=".82"/>`)
  }
}

function drawNose(drawing: Drawing, width: number): void {
  const x = (value: number) => short(240 + (value - 240) * width)
  const { line } = drawing.skin
  drawing.add(
    `<path d="M250 258C252 266 ${x(254.5)} 274 ${x(253.5)} 281C${x(252)} 288 ${x(246)} 291 ${x(240.5)} 291C${x(235.5)} 291 ${x(231)} 289 ${x(229.5)} 284.5" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round" opacity=".38"/>`,
    `<path d="M${x(233)} 288.5C${x(235)} 290 ${x(237)} 290 ${x(238)} 288.8M${x(243)} 288.8C${x(244.5)} 290.2 ${x(247)} 290 ${x(248.5)} 288" fill="none" stroke="${line}" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>`,
  )
}
