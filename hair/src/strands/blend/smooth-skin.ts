import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { membrane } from '../../plate/fills/membrane.ts'

interface Gathered {
  /** 1 where the skin is known. */
  known: Plane
  /** 1 where it is wanted. */
  domain: Uint8Array
  size: Size
  /** Pixels over which a tone is gathered. */
  sigma: number
}

/** The smoothest surfaces through the skin that is known, within the domain. */
export function smoothSkin(channels: Plane[], { known, domain, size, sigma }: Gathered): Plane[] {
  const { w, h } = size
  const cover = blur(known, w, h, sigma)
  const where = { w, h, known: Uint8Array.from(known, (is, o) => (is && cover[o] > 0.2 ? 1 : 0)), domain }
  return channels.map((channel) => membrane(toneOf(channel, { known, cover, size, sigma }), where))
}

/** A tone as what is known around each pixel has it. @param cover the known, blurred by sigma */
export function toneOf(
  channel: Plane,
  { known, cover, size: { w, h }, sigma }: { known: Plane; cover: Plane; size: Size; sigma: number },
): Plane {
  const gathered = blur(
    channel.map((v, o) => v * known[o]),
    w,
    h,
    sigma,
  )
  return gathered.map((v, o) => v / Math.max(1e-3, cover[o]))
}
