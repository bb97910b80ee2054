import { type FaceFrame, faceFrame, toFace } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Plane } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { valueNoise } from '../../pixels/value-noise.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { composeHair } from '../layer/compose-hair.ts'
import { mixPictures } from '../layer/mix-pictures.ts'
import type { OwnHair, Reshaped } from '../layer/own-hair.ts'
import { type HairSource, warpHair } from '../layer/warp-hair.ts'

/** Length of one wave, face heights. */
const PERIOD = 0.52
/** How much a wave bends within itself, share of its swing: more kinks it. */
const OVERTONE = 0.12

/** How much lighter a wave is where it turns to the light, and darker where it turns away: more shine is a flame. */
const CREST = 0.07
const TROUGH = 0.2

/**
 * Soft waves: a sideways swing that grows towards the tips; its phase is shared inside a lock and drifts from
 * lock to lock. Laid over the photo itself, so that hair lies behind every lock that swings inwards: neither neck nor
 * clothes have to be invented. The face and the strands on it stay.
 * @param amplitude of the swing, face heights
 */
export function waves({ picture, face, hair, layout }: OwnHair, amplitude: number): Reshaped {
  const f = faceFrame(face)
  const phase = wavePhase(f)
  const source: HairSource = (x, y, out) => {
    const a = growth(f, x, y)
    const p = phase(x, y)
    const swing = amplitude * (Math.sin(p) + OVERTONE * Math.sin(2.1 * p + 1)) - 0.02 * Math.sign(x - f.cx)
    out[0] = x + a * f.s * swing
    out[1] = y + a * 0.008 * f.s * Math.cos(p)
    out[2] = 1
  }
  const layer = warpHair(hair, hair, source)
  for (let i = 0; i < layer.alpha.length; i++) {
    if (layer.alpha[i] <= 0) continue
    const x = i % layer.w
    const y = (i / layer.w) | 0
    const slope = Math.cos(phase(x, y) + 0.5)
    const relief = (slope > 0 ? CREST : TROUGH) * growth(f, x, y) * slope
    layer.lab[i * 3] *= 1 + relief * (layer.lab[i * 3] > 0.12 ? 1 : 1.4)
  }
  const composed = composeHair({ picture, layout, face }, layer, {
    underlay: false,
    flyaways: 0.4,
    shadow: 0.4,
  })
  const onFace = facePlane(layout, hair.w, hair.h, f.s * 0.02)
  const share = (x: number, y: number, i: number) =>
    smoothstep(0, 0.06, growth(f, x, y)) * (1 - smoothstep(0.35, 0.75, onFace[i]))
  const moved = { source, alpha: layer.alpha, share }
  return { picture: mixPictures(picture, composed, share), moved }
}

/**
 * 0 to 1: how freely hair moves at a place: not on the head, not before the face. It rises slowly: where a swing begins
 * within the width of a lock, the lock breaks into a zigzag.
 */
function growth(f: FaceFrame, x: number, y: number): number {
  const [u, v] = toFace(f, x, y)
  return smoothstep(-0.02, -0.6, v) * smoothstep(0.3, 0.62, Math.abs(u) + 1.2 * smoothstep(-0.35, -0.8, v))
}

/** From lock to lock the phase drifts slowly: a quick drift shears neighbouring strands against each other. */
function wavePhase(f: FaceFrame): (x: number, y: number) => number {
  const noise = valueNoise(3)
  return (x, y) => {
    const across = (x - f.cx) / f.s
    const drift = 1.8 * noise(across * 2 + 7) + 0.25 * noise(across * 5 + 2) + (across < 0 ? 0 : 2.1)
    return ((y - f.cy) / (f.s * PERIOD)) * 2 * Math.PI + drift
  }
}

function facePlane(layout: Layout, w: number, h: number, sigma: number): Plane {
  const mask = planeOf(layout.layer.length, (m) => (layout.layer[m] === LAYER.face ? 1 : 0))
  return blur(resizePlane(mask, layout.w, layout.h, w, h), w, h, sigma)
}
