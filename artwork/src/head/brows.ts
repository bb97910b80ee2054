import { mix } from '../colour/mix.ts'
import type { Drawing } from '../drawing.ts'
import { eyeFrame } from './eye-frame.ts'
import type { Features } from './features.ts'

/** Brows follow the roots, drawn towards the line of the skin when the hair is very light. */
export function drawBrows(drawing: Drawing, { weight, arch }: Features['brow']): void {
  const { skin, colour } = drawing
  const ink = mix(colour.roots[1], skin.line, colour.roots[1] > '#80' ? 0.75 : 0.25)
  for (const side of ['left', 'right'] as const) {
    const at = eyeFrame(side, { size: 1, tilt: 0 })
    const thick = 3.4 * weight
    const d = `M${at(185.5, 220.5)}C${at(193, 210 - arch)} ${at(208, 206.6 - arch)} ${at(228.5, 214.6)}C${at(229.8, 214.8 + thick * 0.4)} ${at(229.6, 215 + thick * 0.8)} ${at(228, 215.2 + thick)}C${at(210, 208.4 + thick * 1.1 - arch)} ${at(196, 211 + thick * 0.8 - arch)} ${at(185.5, 220.5)}Z`
    drawing.add(`<path d="${d}" fill="${ink}" opacity=".82"/>`)
  }
}
