import type { Drawing } from '../drawing.ts'
import { short } from '../geometry/path.ts'

export function drawNose(drawing: Drawing, width: number): void {
  const x = (value: number) => short(240 + (value - 240) * width)
  const { line } = drawing.skin
  drawing.add(
    `<path d="M250 258C252 266 ${x(254.5)} 274 ${x(253.5)} 281C${x(252)} 288 ${x(246)} 291 ${x(240.5)} 291C${x(235.5)} 291 ${x(231)} 289 ${x(229.5)} 284.5" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round" opacity=".38"/>`,
    `<path d="M${x(233)} 288.5C${x(235)} 290 ${x(237)} 290 ${x(238)} 288.8M${x(243)} 288.8C${x(244.5)} 290.2 ${x(247)} 290 ${x(248.5)} 288" fill="none" stroke="${line}" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>`,
  )
}
