import type { HairLayer } from '../../cut/layer/hair-layer.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'

/**
 * How much darker a gap may be than the hair around it, as a share of that: never so much. Around: standard deviation in
 * pixels of a portrait 960 wide. Of hair whose middle is as light as `from` nothing is lightened, from `to` on all of it.
 */
const GAP = { share: 0.2, around: 7, from: 0.4, to: 0.62 } as const

/**
 * Light comes through pale hair between its strands. Given the lightness of a palette by share, the darkest places of a head
 * in the light are such gaps, and would be as dark as the deepest shade: black dashes on a blonde crown. In place.
 * @param middle OKLab lightness of the middle of the hair
 */
export function lightenGaps({ w, h, alpha, lab }: HairLayer, middle: number): void {
  const pale = smoothstep(GAP.from, GAP.to, middle)
  if (pale <= 0) return
  const [cover, light] = [alpha, alpha.map((a, i) => a * lab[i * 3])].map((plane) =>
    wideBlur(plane, w, h, (GAP.around * w) / 960),
  )
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] <= 0.003) continue
    const around = light[i] / Math.max(1e-3, cover[i])
    const darker = around - lab[i * 3]
    if (darker <= 0) continue
    const most = GAP.share * around
    lab[i * 3] += pale * (darker - most * (1 - Math.exp(-darker / most)))
  }
}
