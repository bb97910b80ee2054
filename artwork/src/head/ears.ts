import { mix } from '../colour/mix.ts'
import type { Drawing } from '../drawing.ts'

const EAR = 'M174 226C162 218 158 228 162 246C166 262 174 276 180 270Z'
const FOLD = 'M168 230C164 233 164 242 168 250'

export function drawEars(drawing: Drawing): void {
  const { skin } = drawing
  const ear = `<path d="${EAR}" fill="${mix(skin.shade, skin.base, 0.35)}"/><path d="${FOLD}" fill="none" stroke="${skin.line}" stroke-width="1.2" stroke-linecap="round" opacity=".35"/>`
  drawing.add(ear, `<g transform="matrix(-1 0 0 1 480 0)">${ear}</g>`)
}
