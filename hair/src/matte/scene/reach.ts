import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { flood } from './flood.ts'
import type { Scene } from './scene.ts'
import type { Tones } from './tones.ts'

/**
 * How far each pixel lies from what is surely face skin, neck, background and clothes, measured along paths
 * that avoid edges; small = runs into it without an edge.
 */
export interface Reach {
  face: Plane
  neck: Plane
  background: Plane
  clothes: Plane
  faceSeeds: Uint8Array
  backgroundSeeds: Uint8Array
}

export function readReach(scene: Scene, tones: Tones): Reach {
  const faceSeeds = seedFace(scene, tones)
  const backgroundSeeds = seedBackground(scene, tones)
  return {
    face: floodFace(scene, tones, faceSeeds),
    neck: floodNeck(scene, tones),
    background: floodBackground(scene, tones, backgroundSeeds),
    clothes: floodClothes(scene, tones),
    faceSeeds,
    backgroundSeeds,
  }
}

const mask = (n: number, test: (i: number) => boolean): Uint8Array => {
  const out = new Uint8Array(n)
  for (let i = 0; i < n; i++) out[i] = test(i) ? 1 : 0
  return out
}

/** Cheeks and nose first, then smooth skin tone on the forehead, above wrinkles or a thin fringe. */
function seedFace(s: Scene, t: Tones): Uint8Array {
  return mask(s.n, (i) => {
    const L = s.lab[i * 3]
    if (s.nose[i] || (s.glabella[i] && L > t.skinLight - 0.2)) return true
    if (s.cheeks[i] && Math.abs(L - t.skinLight) < 0.12 && t.isSkinTone(i)) return true
    const onForehead = s.v[i] > 0.2 && s.head[i] < 0.8 && Math.abs(s.u[i] - s.frame.nose * 0.3) < 0.3
    return onForehead && t.isSkinTone(i) && s.texture[i] < t.strand - 0.4 && Math.abs(L - t.skinLight) < 0.2
  })
}

/** On dark skin highlights are as steep as a hairline, but smooth: there texture decides the toll. */
function floodFace(s: Scene, t: Tones, seeds: Uint8Array): Plane {
  const open = mask(s.n, (i) => (s.oval[i] === 1 && !s.feature[i]) || (s.head[i] < 1.02 && s.v[i] > 0.2))
  const toll = new Float32Array(s.n)
  for (let i = 0; i < s.n; i++) {
    const strands = 0.4 + 0.9 * smoothstep(t.strand - 0.5, t.strand + 0.5, s.texture[i])
    toll[i] = s.step[i] * (1 - t.darkSkin + t.darkSkin * strands)
  }
  return flood({ seeds, open, toll, w: s.w })
}

/** Texture is dear: hair stops the floods of neck and background. */
function smoothToll(s: Scene, t: Tones): Plane {
  const toll = new Float32Array(s.n)
  for (let i = 0; i < s.n; i++) toll[i] = s.step[i] + 0.8 * Math.max(0, s.texture[i] - t.smooth + 0.4)
  return toll
}

/** From the throat, only where its tone is the face's, under the jaw and on to the shoulders. */
function floodNeck(s: Scene, t: Tones): Plane {
  const seeds = mask(
    s.n,
    (i) =>
      s.neck[i] > 0.8 &&
      Math.abs(s.u[i] - s.frame.nose * 0.3) < 0.14 &&
      t.isSkinTone(i) &&
      s.texture[i] < t.strand + 0.2 &&
      s.lab[i * 3] > t.skinLight * 0.4,
  )
  const open = mask(s.n, (i) => !s.oval[i] && s.v[i] < -0.3 && Math.abs(s.u[i]) < 0.75 && t.isSkinTone(i))
  return flood({ seeds, open, toll: smoothToll(s, t), w: s.w })
}

function seedBackground(s: Scene, t: Tones): Uint8Array {
  return mask(s.n, (i) => {
    if (s.oval[i] || s.v[i] <= -0.45 || s.texture[i] >= t.smooth) return false
    const x = i % s.w
    const atFrame = x < 3 || x > s.w - 4 || i < 2 * s.w
    return (
      (s.head[i] > 1.5 || (s.head[i] > 1.12 && atFrame)) && !(s.head[i] < 1.7 && t.isHairTone(i) && atFrame)
    )
  })
}

/** Flows in from the frame over anything smooth. */
function floodBackground(s: Scene, t: Tones, seeds: Uint8Array): Plane {
  const open = mask(s.n, (i) => !s.oval[i])
  return flood({ seeds, open, toll: smoothToll(s, t), w: s.w }, { colour: s.soft })
}

/** From the chest and the lower border, smooth patches only. */
function floodClothes(s: Scene, t: Tones): Plane {
  const open = mask(s.n, (i) => s.vg[i] < -0.5 && !s.oval[i] && s.neck[i] < 0.5)
  const seeds = mask(s.n, (i) => {
    if (s.texture[i] >= t.strand || t.isSkinTone(i)) return false
    if (t.isHairTone(i) && s.texture[i] >= t.hairTexture - 0.9) return false
    const across = Math.abs(s.ug[i])
    const atBottom = ((i / s.w) | 0) > s.h * 0.97
    return (s.v[i] < -1.1 && across < 0.3) || (atBottom && s.v[i] < -0.6 && across < 1.3)
  })
  return flood({ seeds, open, toll: smoothToll(s, t), w: s.w }, { colour: s.soft, stray: 0.06 })
}
