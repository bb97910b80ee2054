import { placedGradient } from './colour/gradient.ts'
import type { HairColour } from './colour/hair-light.ts'
import type { Tone } from './colour/tones.ts'
import { inTone } from './draw-portrait.ts'
import { Drawing } from './drawing.ts'
import { evenly } from './geometry/line.ts'
import { short } from './geometry/path.ts'

/** A lock of hair tied at the top, as it hangs on a colourist's chart. */
export const drawLock = (tone: Tone): string => drawLockOf(inTone(tone), `lock${tone.replace('.', '-')}`)

/** The same in any colour; `id` keeps it apart from the others on its page. */
export function drawLockOf(colour: HairColour, id: string): string {
  const drawing = new Drawing({ id, colour, seed: 2 })
  const [, deep, base, light] = drawing.colour.roots
  drawing.define(
    placedGradient(`${id}-mass`, { from: [0, 4], to: [0, 80] }, [
      [0, deep],
      [0.35, base],
      [0.55, light],
      [1, deep],
    ]),
  )
  drawing.add(
    `<path d="M24 4C10 26 8 52 14 66C18 76 26 80 32 80C38 80 46 76 50 66C56 52 54 26 40 4Z" fill="url(#${id}-mass)"/>`,
    `<g fill="none" stroke-linecap="round">${strands(drawing)}</g>`,
    '<rect x="22" y="1" width="20" height="7" rx="2" fill="#8A5A40"/>',
  )
  return drawing.toSvg('0 0 64 84')
}

function strands({ random, colour }: Drawing): string {
  const [shadow, deep, base, light, glow] = colour.roots
  return evenly(22, -1, 1)
    .map((u) => {
      const ink = random.pick([shadow, deep, base, light, light, glow])
      const d = `M${short(32 + u * 7)} 4C${short(32 + u * 15)} 28 ${short(32 + u * 22)} 52 ${short(32 + u * 17.5)} 66Q${short(32 + u * 12)} 78 32 80`
      return `<path d="${d}" stroke="${ink}" stroke-width="${short(random.between(0.6, 1.3))}" opacity="${random.pick(['.5', '.7', '.9'])}"/>`
    })
    .join('')
}
