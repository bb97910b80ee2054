import { type Face, POINT, pointAt } from '../../face/face.ts'
import { type FaceAreas, faceAreas, featureArea } from '../../face/face-areas.ts'
import { type FaceFrame, faceFrame, toFace } from '../../face/face-frame.ts'
import { placeFace } from '../../face/place-face.ts'
import { resizePicture } from '../../files/resize-picture.ts'
import { blur } from '../../pixels/blur.ts'
import { boxBlur } from '../../pixels/box-blur.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { classPrior } from './class-prior.ts'
import { headEllipse } from './head-ellipse.ts'
import { strandTexture } from './strand-texture.ts'

/** Long side of the reduced picture the masks are found on, pixels. */
const SIDE = 320

/** The reduced picture with all that is known before looking at hair: place, colour, texture, likely class. */
export interface Scene extends FaceAreas {
  w: number
  h: number
  n: number
  frame: FaceFrame
  /** OKLab, interleaved. */
  lab: Float32Array
  /** OKLab over 3 × 3 pixels with chroma doubled, interleaved: what edges are measured on. */
  soft: Float32Array
  /** Squared colour step at a pixel; 1 is a weak edge. */
  step: Plane
  /** Strand texture, logarithm. */
  texture: Plane
  /** Face units of each pixel. */
  u: Plane
  v: Plane
  /** The same along the picture's vertical. */
  ug: Plane
  vg: Plane
  /** 1 on the hair outline of an average head. */
  head: Plane
  feature: Uint8Array
  /** Likely shares of the four classes; later stages sharpen them. */
  prior: Plane[]
}

/** Face heights: above the brows there is only skin, which is smooth but for wrinkles, and hair. */
const BROWS = 0.2

/** Whether a pixel of a scene lies between the brows and the hair outline of an average head. */
export const isForehead = (s: Pick<Scene, 'v' | 'head'>, i: number): boolean =>
  s.v[i] > BROWS && s.head[i] < 1

export async function readScene(picture: Picture, fullFace: Face): Promise<Scene> {
  const scale = SIDE / Math.max(picture.w, picture.h)
  const w = Math.round(picture.w * scale)
  const h = Math.round(picture.h * scale)
  const n = w * h
  const lab = bytesToOklab((await resizePicture(picture, w, h)).data)
  const texture = strandTexture(await resizePicture(picture, w * 2, h * 2), w, h)
  const face = placeFace(fullFace, scale)
  const frame = faceFrame(face)
  const soft = softColour(lab, w, h)
  const areas = faceAreas(face, frame, { w, h })
  const step = colourStep(soft, w, h)
  return { w, h, n, frame, lab, soft, step, texture, ...areas, ...places(face, areas, { w, h }) }
}

type Places = Pick<Scene, 'u' | 'v' | 'ug' | 'vg' | 'head' | 'feature' | 'prior'>

function places(face: Face, areas: FaceAreas, { w, h }: Size): Places {
  const frame = faceFrame(face)
  const plane = () => new Float32Array(w * h)
  const out: Places = {
    u: plane(),
    v: plane(),
    ug: plane(),
    vg: plane(),
    head: plane(),
    feature: featureArea(face, w, h),
    prior: [plane(), plane(), plane(), plane()],
  }
  const ellipse = headEllipse(face)
  const inner = blur(Float32Array.from(areas.oval), w, h, frame.s * 0.06)
  const eyeLeft = toFace(frame, ...pointAt(face, POINT.eyeOuterLeft))[0] - 0.035
  const eyeRight = toFace(frame, ...pointAt(face, POINT.eyeOuterRight))[0] + 0.035
  const shares = new Float32Array(4)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const [u, v] = toFace(frame, x + 0.5, y + 0.5)
      const ug = (x - ellipse.cx) / frame.s
      const vg = (frame.cy - y) / frame.s
      const head = ellipse.at(x + 0.5, y + 0.5)
      // a lock may hang beside the eye
      if (out.feature[i] && (inner[i] < 0.8 || u < eyeLeft || u > eyeRight)) out.feature[i] = 0
      const place = {
        u,
        v,
        ug,
        vg,
        head,
        inOval: areas.oval[i] === 1,
        rim: smoothstep(0.95, 0.6, inner[i]),
        isFeature: out.feature[i] === 1,
        isCentre: areas.centre[i] === 1,
        neck: areas.neck[i],
      }
      classPrior(place, shares)
      for (let c = 0; c < 4; c++) out.prior[c][i] = shares[c]
      out.u[i] = u
      out.v[i] = v
      out.ug[i] = ug
      out.vg[i] = vg
      out.head[i] = head
    }
  }
  return out
}

function softColour(lab: Float32Array, w: number, h: number): Float32Array {
  const out = new Float32Array(lab.length)
  const plane = new Float32Array(w * h)
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < plane.length; i++) plane[i] = lab[i * 3 + c] * (c ? 2 : 1)
    const mean = boxBlur(plane, w, h, 1)
    for (let i = 0; i < plane.length; i++) out[i * 3 + c] = mean[i]
  }
  return out
}

function colourStep(soft: Float32Array, w: number, h: number): Plane {
  const out = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const left = x > 0 ? i - 1 : i
      const right = x < w - 1 ? i + 1 : i
      const above = y > 0 ? i - w : i
      const below = y < h - 1 ? i + w : i
      let sum = 0
      for (let c = 0; c < 3; c++) {
        const gx = soft[right * 3 + c] - soft[left * 3 + c]
        const gy = soft[below * 3 + c] - soft[above * 3 + c]
        sum += gx * gx + gy * gy
      }
      out[i] = sum / (4 * 0.028 * 0.028)
    }
  }
  return out
}
