import { oklabToLinear } from '../pixels/oklab.ts'
import { toByte } from '../pixels/srgb.ts'
import { parseTone, shadeOf } from './tone.ts'

/** A strand of colour for a chart, sRGB hex, from its shadows to its shine. */
export interface Swatch {
  shadow: string
  mid: string
  light: string
}

/** A chart shows a lit strand; on a photograph the shadows between the strands make the mean darker. */
const LIT = 1.1

/**
 * The colours of a tone for the nuancier, e.g. `toneSwatch('7.44').mid` → '#a9622b'. Runs anywhere: no Node, no pixels.
 * @throws HairError wrong_arguments
 */
export function toneSwatch(tone: string): Swatch {
  const { shadow, mid, light } = shadeOf(parseTone(tone))
  const hex = ([L, a, b]: readonly [number, number, number]) =>
    `#${oklabToLinear(Math.min(0.97, L * LIT), a, b)
      .map((light) => toByte(light).toString(16).padStart(2, '0'))
      .join('')}`
  return { shadow: hex(shadow), mid: hex(mid), light: hex(light) }
}
