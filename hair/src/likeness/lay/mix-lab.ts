import type { Picture, Plane } from '../../pixels/picture.ts'
import { writeOklab } from '../../pixels/write-oklab.ts'

/** A picture with another laid over it, both also in OKLab; where nothing is laid its bytes stay. */
export function mixLab(
  picture: Picture,
  { under, over, share }: { under: Float32Array; over: Float32Array; share: Plane },
): Picture {
  const data = new Uint8Array(picture.data)
  share.forEach((k, i) => {
    if (k <= 0) return
    const at = (c: number) => under[i * 3 + c] + (over[i * 3 + c] - under[i * 3 + c]) * k
    writeOklab(data, i * 3, at(0), at(1), at(2))
  })
  return { w: picture.w, h: picture.h, data }
}
