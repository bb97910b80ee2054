import { boxMean } from '../../pixels/box-blur.ts'
import { boxSpread } from '../../pixels/box-spread.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { pushPull } from '../../pixels/push-pull.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'

/** Face heights over which light changes, which is evened out, and how much of it is compared nevertheless. */
const LIGHT = { over: 0.12, left: 0.35 } as const
/** Half a window, face heights, over which the tone and the contrast of a cloth or a backdrop are its own. */
const WINDOW = 0.09

/** What cloth is compared by, where it is seen. */
export interface Compared {
  /** The photo with little of its slow light, three channels. */
  detail: Plane[]
  /** Mean tone nearby, three channels, and how much it changes: plain cloth is no cloth with a print. */
  kind: Plane[]
  /** The same as it must be expected where cloth is hidden. */
  expected: Plane[]
}

/**
 * @param source 1 where cloth is surely seen
 * @param s one face height, pixels
 */
export function comparedBy(
  at: Size & { channels: readonly Plane[] },
  source: Uint8Array,
  s: number,
): Compared {
  const { w, h, channels } = at
  const mask = Float32Array.from(source)
  const cover = wideBlur(mask, w, h, s * LIGHT.over)
  const detail = channels.map((channel) => {
    const masked = channel.map((v, o) => v * mask[o])
    const slow = wideBlur(masked, w, h, s * LIGHT.over)
    return channel.map((v, o) => (cover[o] > 0.01 ? v - (1 - LIGHT.left) * (slow[o] / cover[o]) : v))
  })
  const contrast = boxSpread(channels[1], w, h, 1)
  const kind = [...channels, contrast].map((plane) => nearby(plane, mask, at, s))
  return { detail, kind, expected: pushPull(kind, mask, w, h) }
}

/** The mean of what is known of a plane nearby; the plane itself where nothing is. @param known 1 or 0 */
export function nearby(plane: Plane, known: Plane, size: Size, s: number): Plane {
  const means = boxMean(plane, known, size, Math.max(1, Math.round(s * WINDOW)))
  return means.map((mean, o) => (Number.isNaN(mean) ? plane[o] : mean))
}
