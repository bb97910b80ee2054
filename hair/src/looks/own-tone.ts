import { type Shade, shadeOf } from '../colour/tone.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import { median } from '../pixels/median.ts'

const REFLECTS = ['0', '1', '2', '3', '34', '35', '4', '44', '5', '6']

/**
 * The tone of the colour chart that is nearest to the middle of the hair, such as `5.34`: a guess, since light and
 * camera colour every picture.
 * @param lab OKLab, interleaved, of the picture the matte belongs to
 * @returns null where no hair is sure
 */
export function ownTone(lab: Float32Array, matte: Matte): string | null {
  const sure: number[] = []
  for (let i = 0; i < matte.alpha.length; i += 17) if (matte.alpha[i] >= 0.95) sure.push(i)
  if (sure.length < 50) return null
  const [L, a, b] = [0, 1, 2].map((c) => median(sure.map((i) => lab[i * 3 + c])))
  const distance = ({ mid }: Shade) => Math.hypot(mid[0] - L, mid[1] - a, mid[2] - b)
  let best = { tone: '', away: Number.POSITIVE_INFINITY }
  for (let depth = 1; depth <= 10; depth++) {
    for (const reflect of REFLECTS) {
      const away = distance(shadeOf({ depth, reflect }))
      if (away < best.away) best = { tone: `${depth}.${reflect}`, away }
    }
  }
  return best.tone
}
