import type { Face } from '../../face/face.ts'
import { type FaceFrame, faceFrame } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import { oklabToLinear } from '../../pixels/oklab.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toByte, toLinear } from '../../pixels/srgb.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { FLYAWAYS, FRINGE, flyaways, type SingleHairs } from './flyaways.ts'
import type { HairLayer } from './hair-layer.ts'
import { strandFlow } from './strand-flow.ts'
import { translucent } from './translucent.ts'
import { underlay } from './underlay.ts'

export interface ComposeOptions {
  /** Strength of the shadows the hair throws, 1 = a soft window light. Default 1. */
  shadow?: number
  /** Amount of single hairs on the outline, 1 = about a hundred. Default 1. */
  flyaways?: number
  /** Amount of the outermost hairs, which follow the strands beside them and are its edge, 1 = a thousand. Default 0. */
  fringe?: number
  /** Whether gaps inside the outline show the hair behind instead of the backdrop. Default true. */
  underlay?: boolean
  /** Share of the light behind that comes through single hairs. Default 0: none does. */
  translucency?: number
  /** 0 to 1 per pixel: where skin is seen between the strands; no hair behind, and little shadow. Default nowhere. */
  thin?: Plane | null
  /** 0 to 1 per pixel: where hair ends, and none behind it is seen between its strands. Default nowhere. */
  ends?: Plane | null
  /** Share of the light that locks keep from what they lie on, 0 to 1 per pixel; a wall far behind has none of it. Default nowhere. */
  cast?: Plane | null
}

/** What a layer is laid on. */
interface Backing {
  picture: Picture
  layout: Layout
  face: Face
}

/** What composing needs to know about a layer's surroundings. */
interface Around {
  /** The layer's matte, widely blurred. */
  body: Plane
  /** Colour of the hair nearby: three premultiplied planes and their cover. */
  near: Plane[]
  far: Plane[]
  contact: Plane
  broad: Plane
  isBackground: Plane
  isClothes: Plane
  isFace: Plane
  single: SingleHairs
  under: Plane
  thin: Plane | null
  cast: Plane | null
}

/** Share of the shadow that is left where hair is thin. */
const THIN_SHADOW = 0.3

/**
 * Lays a hair layer over a plate: underlay, contact and broad shadow, an edge two pixels soft, single hairs.
 * The layer's edge is refined in place.
 */
export function composeHair(
  { picture: plate, layout, face }: Backing,
  layer: HairLayer,
  options: ComposeOptions = {},
): Picture {
  const frame = faceFrame(face)
  softenEdge(layer)
  const around = surroundings({ layout, f: frame, layer }, options)
  cleanEdge(layer, around)
  const next = random(9)
  const data = new Uint8Array(plate.data.length)
  const pixel = new Float64Array(3)
  for (let i = 0; i < layer.alpha.length; i++) {
    for (let c = 0; c < 3; c++) pixel[c] = toLinear(plate.data[i * 3 + c])
    shade(pixel, around, i, options.shadow ?? 1)
    const a = layer.alpha[i]
    if (around.under[i] > 0 && around.far[3][i] > 0.01)
      lay(pixel, tinted(around.far, i, 0.62), around.under[i])
    if (a > 0.004) {
      const hair = oklabToLinear(layer.lab[i * 3], layer.lab[i * 3 + 1], layer.lab[i * 3 + 2])
      lay(pixel, translucent(hair, pixel, (options.translucency ?? 0) * (1 - a)), a)
    }
    const { cover, lab } = around.single
    if (cover[i] > 0.01)
      lay(pixel, oklabToLinear(lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]), cover[i] * (1 - a))
    const grain = a > 0.3 ? 1 + (next() + next() - 1) * 0.025 : 1
    for (let c = 0; c < 3; c++) data[i * 3 + c] = toByte(pixel[c] * grain)
  }
  return { w: plate.w, h: plate.h, data }
}

function lay(pixel: Float64Array, colour: readonly number[], a: number) {
  for (let c = 0; c < 3; c++) pixel[c] += (colour[c] - pixel[c]) * a
}

/** The hair colour around a pixel in linear light, lightness times `gain`. */
function tinted(planes: Plane[], i: number, gain: number): readonly number[] {
  const d = planes[3][i]
  return oklabToLinear((planes[0][i] / d) * gain, planes[1][i] / d, planes[2][i] / d)
}

/** Skin in shadow turns a little warmer; the far background gets almost none. */
function shade(pixel: Float64Array, around: Around, i: number, strength: number) {
  if (around.broad[i] <= 0.01 && around.contact[i] <= 0.01) return
  const depth = 0.36 * smoothstep(0, 0.9, around.broad[i]) + 0.26 * smoothstep(0.02, 0.85, around.contact[i])
  const place = (1 - 0.94 * around.isBackground[i]) * (1 - 0.3 * around.isClothes[i])
  const open = 1 - (1 - THIN_SHADOW) * (around.thin?.[i] ?? 0)
  darken(pixel, place * open * strength * Math.min(0.62, depth))
  if (around.cast) darken(pixel, (1 - around.isBackground[i]) * open * around.cast[i])
}

/** @param k share of its light that it loses */
function darken(pixel: Float64Array, k: number) {
  pixel[0] *= 1 - k * 0.93
  pixel[1] *= 1 - k
  pixel[2] *= 1 - k * 1.02
}

/** An edge is two pixels soft: a small Gaussian where the matte changes. */
function softenEdge({ alpha, w, h }: HairLayer) {
  const sharp = alpha.slice()
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const sides = sharp[i - 1] + sharp[i + 1] + sharp[i - w] + sharp[i + w]
      const corners = sharp[i - w - 1] + sharp[i - w + 1] + sharp[i + w - 1] + sharp[i + w + 1]
      if (sides + corners <= 0 || sides + corners >= 8) continue
      alpha[i] = Math.min(1, sharp[i] * 0.595 + sides * 0.069 + corners * 0.0324)
    }
  }
}

/** Mixed pixels still hold a little of the old backdrop: pull them to the hair around, so no pale rim shows. */
function cleanEdge({ alpha, lab }: HairLayer, { body, near }: Around) {
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] <= 0.004 || alpha[i] >= 0.96 || body[i] <= 0.05) continue
    const k = 0.85 * smoothstep(0.96, 0.55, alpha[i])
    for (let c = 0; c < 3; c++) {
      const wanted = (near[c][i] / Math.max(body[i], 1e-3)) * (c ? 1 : 0.95)
      lab[i * 3 + c] += (wanted - lab[i * 3 + c]) * k
    }
  }
}

interface Laid {
  layout: Layout
  f: FaceFrame
  layer: HairLayer
}

function surroundings({ layout, f, layer }: Laid, options: ComposeOptions): Around {
  const { w, h, alpha } = layer
  const isLayer = (...wanted: number[]) => {
    const mask = new Float32Array(layout.layer.length)
    for (let i = 0; i < mask.length; i++) if (wanted.includes(layout.layer[i])) mask[i] = 1
    return resizePlane(blur(mask, layout.w, layout.h, 0.8), layout.w, layout.h, w, h)
  }
  const body = wideBlur(alpha, w, h, f.s * 0.05)
  const near = [0, 1, 2].map((c) => {
    const masked = new Float32Array(w * h)
    for (let i = 0; i < masked.length; i++) if (alpha[i] > 0) masked[i] = alpha[i] * layer.lab[i * 3 + c]
    return wideBlur(masked, w, h, f.s * 0.05)
  })
  const far = [...near, body].map((plane) => wideBlur(plane, w, h, f.s * 0.12))
  const isBackground = isLayer(LAYER.background)
  const isFace = isLayer(LAYER.face)
  const around: Around = {
    body,
    near,
    far,
    contact: wideBlur(shifted(alpha, w, Math.round(f.s * 0.01)), w, h, Math.max(6.1, f.s * 0.014)),
    broad: wideBlur(shifted(alpha, w, Math.round(f.s * 0.04)), w, h, f.s * 0.05),
    isBackground,
    isClothes: isLayer(LAYER.clothes),
    isFace,
    single: flyaways({ layer, body, flow: options.fringe ? strandFlow(layer, f.s) : null }, f, [
      [FRINGE, options.fringe ?? 0],
      [FLYAWAYS, options.flyaways ?? 1],
    ]),
    under: new Float32Array(w * h),
    thin: options.thin ?? null,
    cast: options.cast ?? null,
  }
  if (options.underlay !== false)
    around.under = underlay(f, layer, {
      body,
      isBackground,
      isFace,
      isHead: isLayer(LAYER.face, LAYER.neck, LAYER.body),
      ends: options.ends ?? null,
    }).map((a, i) => a * (1 - (options.thin?.[i] ?? 0)))
  return around
}

/** A plane moved down by d rows. */
function shifted(plane: Plane, w: number, d: number): Plane {
  const out = new Float32Array(plane.length)
  out.set(plane.subarray(0, plane.length - d * w), d * w)
  return out
}
