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
    const d = `M${at(186, 222)}C${at(196, 211 - arch)} ${at(214, 208 - arch * 0.5)} ${at(228.5, 215 - thick * 0.15)}C${at(229.6, 215 + thick * 0.3)} ${at(229.4, 215 + thick * 0.8)} ${at(228, 215.4 + thick * 0.85)}C${at(214, 209.5 + thick * 1.2 - arch * 0.5)} ${at(199, 211.5 + thick * 1.05 - arch)} ${at(186, 222)}Z`
    drawing.add(`<path d="${d}" fill="${ink}" opacity=".82"/>`)
  }
}
