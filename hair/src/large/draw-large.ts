import { resizeLight } from '../files/resize-light.ts'
import { boxBlurInto } from '../pixels/box-blur.ts'
import { channelOf } from '../pixels/channel-of.ts'
import { lightFrom, lightOf } from '../pixels/light-of.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
import { RowSampler } from '../pixels/row-sampler.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { follow } from './follow.ts'
import type { HairAtSize } from './hair-at-size.ts'
import { grainPlace, photoGrain } from './photo-grain.ts'

/** A picture and the photo it was made of, in one framing. */
export interface LargeWish {
  /** The portrait, and what was made of it. */
  before: Picture
  after: Picture
  /** The same framing at the photo's own size. */
  photo: Picture
  /** Hair that does not lie as in the photo; null where all of it does. */
  hair: HairAtSize | null
}

/** Levels of 255 by which a pixel may differ and still be her photo's own, and from which it is a new one. */
const CHANGE = { from: 1, to: 7 } as const
/** Pixels of the portrait around a change. */
const NEAR = 3

/**
 * A picture at the size of her photo. It is the picture enlarged, and with it all that her photo shows beyond its
 * portrait, as far as the picture follows it: where nothing was changed, that is her photo, bit for bit. What hair
 * shows that lies otherwise comes from that hair; what was painted gets the photo's grain.
 */
export async function drawLarge({ before, after, photo, hair }: LargeWish): Promise<Picture> {
  const fine = await fineShares({ before, after, hair })
  const seen = new RowSampler([fine.touched, ...fine.after, ...fine.before, ...fine.hair], before, photo)
  const shares = new RowSampler(fine.shares, fine.small, photo)
  const grain = photoGrain(photo, fine.before, before)
  const data = photo.data.slice()
  const own = new Float64Array(3)
  for (let y = 0; y < photo.h; y++) {
    seen.row(y)
    shares.row(y)
    for (let x = 0; x < photo.w; x++) {
      if (seen.at(TOUCHED, x) <= 0) continue
      const i = (y * photo.w + x) * 3
      for (let c = 0; c < 3; c++) own[c] = photo.data[i + c] - seen.at(BEFORE + c, x)
      const light = lightFrom(own[0], own[1], own[2])
      const strand = hair ? strandAt(hair.light.data[i / 3], x) : 0
      const kept = shares.at(KEPT, x)
      const grained = shares.at(GRAINED, x)
      const at = grained > 0.02 ? grainPlace(x, y) : -1
      for (let c = 0; c < 3; c++) {
        let value = seen.at(AFTER + c, x) + kept * own[c] + shares.at(FOLLOWED + c, x) * light
        if (hair) value += shares.at(DRAWN + c, x) * strand
        if (at >= 0) value += grained * grain.tile[at + c]
        data[i + c] = Math.max(0, Math.min(255, Math.round(value)))
      }
    }
  }
  return { w: photo.w, h: photo.h, data }

  /** What a pixel of hair adds to the picture. Where ground shows between single hairs it goes no further than both. */
  function strandAt(light: number, x: number): number {
    const strand = light - seen.at(HAIR, x)
    const inside = shares.at(INSIDE, x)
    if (inside >= 1) return strand
    const way = light - lightFrom(seen.at(AFTER, x), seen.at(AFTER + 1, x), seen.at(AFTER + 2, x))
    const held = way > 0 ? Math.min(way, Math.max(0, strand)) : Math.max(way, Math.min(0, strand))
    return held + (strand - held) * inside
  }
}

/** Places of the planes that are read. */
const [TOUCHED, AFTER, BEFORE, HAIR] = [0, 1, 4, 7]
const [KEPT, GRAINED, FOLLOWED, DRAWN, INSIDE] = [0, 1, 2, 5, 8]

/** What each place is made of: planes at the size of the portrait, and shares at half of it. */
async function fineShares({ before, after, hair }: Omit<LargeWish, 'photo'>) {
  const { slopes, share, ...small } = follow(lightOf(before), hair?.ground ?? after)
  const touched = touchedBy(before, after)
  const soft = hair?.soft && resizePlane(hair.soft, before.w, before.h, small.w, small.h)
  if (hair?.soft)
    for (let i = 0; i < touched.length; i++) touched[i] = Math.max(touched[i], CHANGE.to * hair.soft[i])
  const change = resizePlane(touched, before.w, before.h, small.w, small.h)
  boxBlurInto(change, change, small.w, small.h, NEAR >> 1)
  const cover = hair && resizePlane(hair.cover, before.w, before.h, small.w, small.h)
  const kept = new Float32Array(share.length)
  const grained = new Float32Array(share.length)
  for (let i = 0; i < kept.length; i++) {
    const bare = cover ? 1 - cover[i] : 1
    const isNew = smoothstep(CHANGE.from, CHANGE.to, change[i])
    const sharp = soft ? 1 - soft[i] : 1
    kept[i] = (1 - isNew) * bare
    grained[i] = isNew * (1 - share[i] * sharp) * bare
    for (const slope of slopes) slope[i] *= isNew * bare * sharp
  }
  const light = hair && Float32Array.from((await resizeLight(hair.light, before)).data)
  const drawn = light ? follow(light, after).slopes : []
  for (const slope of drawn)
    for (let i = 0; i < slope.length; i++) slope[i] *= smoothstep(0, 0.15, cover?.[i] ?? 0)
  const inside = cover ? [cover.map((c) => smoothstep(0.85, 0.97, c))] : []
  return {
    ...{ touched, small, after: channels(after), before: channels(before) },
    hair: light ? [light] : [],
    shares: [kept, grained, ...slopes, ...drawn, ...inside],
  }
}

/** By how many levels of 255 each pixel was changed, in whichever channel most. */
function touchedBy(before: Picture, { w, h, data }: Picture): Plane {
  const touched = new Float32Array(w * h)
  for (let i = 0; i < touched.length; i++)
    for (let c = i * 3; c < i * 3 + 3; c++) {
      const d = Math.abs(data[c] - before.data[c])
      if (d > touched[i]) touched[i] = d
    }
  return touched
}

const channels = ({ data }: Picture): Plane[] => [0, 1, 2].map((c) => channelOf(data, c))
