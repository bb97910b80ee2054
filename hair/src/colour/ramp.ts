import { smoothstep } from '../pixels/smoothstep.ts'
import type { HairLight } from './hair-light.ts'
import type { Shade } from './tone.ts'

/** Writes the colour of a shade at t: -1 shadow, 0 middle, 1 shine; beyond, lightness goes on a little. */
export function readRamp(shade: Shade, t: number, out: Float64Array): void {
  const end = t < 0 ? shade.shadow : shade.light
  let k = Math.abs(t)
  if (k > 1) k = 1 + (1 - Math.exp(1 - k)) * 0.25
  for (let c = 0; c < 3; c++) out[c] = shade.mid[c] + (end[c] - shade.mid[c]) * (c ? Math.min(k, 1) : k)
}

export interface ToneCurve {
  /** Gain on the photo's contrast, limited so that black hair made blonde does not turn to metal. */
  gain: number
  /** 0 to 1: how much lighter than the photo's hair the shade is. */
  lift: number
}

export function toneCurve(shade: Shade, light: HairLight): ToneCurve {
  const spread = Math.max(0.12, light.bright - light.dark)
  const wanted = (shade.light[0] - shade.shadow[0]) * 0.78
  return {
    gain: Math.min(1, (2.4 * spread) / wanted),
    lift: smoothstep(0, 0.35, shade.mid[0] - light.middle),
  }
}
