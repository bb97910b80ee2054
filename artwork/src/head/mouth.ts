import { mix } from '../colour/mix.ts'
import type { Drawing } from '../drawing.ts'
import { short } from '../geometry/path.ts'
import type { Features } from './features.ts'

/** A smile lifts the corners and widens the mouth a little. */
export function drawMouth(drawing: Drawing, lips: Features['lips'], smile: number): void {
  const { skin } = drawing
  const wide = lips.width * (1 + 0.06 * Math.max(0, smile))
  const at = (x: number, y: number) =>
    `${short(240 + (x - 240) * wide)} ${short(313 + (y - 313) * lips.fullness)}`
  const corner = 312 - 2.5 * smile
  const tint = (colour: string) => mix(mix(skin.shade, skin.line, 0.2), colour, lips.colour)
  drawing.add(
    `<path d="M${at(217, corner)}C${at(226, 307)} ${at(234, 303.5)} ${at(240, 307.6)}C${at(246, 303.5)} ${at(254, 307)} ${at(263, corner)}C${at(252, 314.5)} ${at(246, 314)} ${at(240, 315)}C${at(234, 314)} ${at(228, 314.5)} ${at(217, corner)}Z" fill="${tint(skin.upperLip)}"/>`,
    `<path d="M${at(219, corner + 0.8)}C${at(228, 315)} ${at(234, 315)} ${at(240, 315.6)}C${at(246, 315)} ${at(252, 315)} ${at(261, corner + 0.8)}C${at(256, 325)} ${at(249, 329.5)} ${at(240, 329.5)}C${at(231, 329.5)} ${at(224, 325)} ${at(219, corner + 0.8)}Z" fill="${tint(skin.lowerLip)}"/>`,
    `<path d="M${at(231, 321.5)}C${at(236, 323)} ${at(243, 323)} ${at(248, 321)}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity="${short(0.3 * lips.colour)}"/>`,
    dimples(skin.line, at, smile),
    `<path d="M232 340C237 343 243 343 248 340" fill="none" stroke="${skin.line}" stroke-width="1.3" opacity=".25" stroke-linecap="round"/>`,
  )
}

/** Two short shades where the corners of a smile meet the cheeks. */
const dimples = (line: string, at: (x: number, y: number) => string, smile: number): string => {
  if (smile <= 0) return ''
  const [low, high] = [313 - 2.5 * smile, 307.5 - 2.5 * smile]
  return `<path d="M${at(215.2, low)}C${at(213.4, low - 1.4)} ${at(212.8, high + 2)} ${at(213.4, high)}M${at(264.8, low)}C${at(266.6, low - 1.4)} ${at(267.2, high + 2)} ${at(266.6, high)}" fill="none" stroke="${line}" stroke-width="1.3" stroke-linecap="round" opacity="${short(0.24 * smile)}"/>`
}
