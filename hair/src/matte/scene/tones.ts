import { median } from '../../pixels/median.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Scene } from './scene.ts'

/** What skin and hair look like in this very photo, before any class is known. */
export interface Tones {
  /** Lightness of the nose, OKLab. */
  skinLight: number
  /** 0 for light skin to 1 for dark: highlights on it are as steep as a hairline. */
  darkSkin: number
  /** Texture between the nose's and the crown's: above it strands, below it smooth surfaces. */
  strand: number
  /** The same for backgrounds. */
  smooth: number
  /** Median texture of the crown. */
  hairTexture: number
  /** Whether a pixel has the tone of the skin, in any light. */
  isSkinTone(i: number): boolean
  /** Whether a pixel has the colour of the crown. */
  isHairTone(i: number): boolean
}

export function readTones(scene: Scene): Tones {
  const { lab, soft, texture } = scene
  const nose = pixels(scene.n, (i) => scene.nose[i] === 1)
  const ratio = (i: number, c: number) => lab[i * 3 + c] / (0.1 + lab[i * 3])
  const skinLight = or(median(nose.map((i) => lab[i * 3])), 0.6)
  const ratioA = or(median(nose.map((i) => ratio(i, 1))), 0.05)
  const ratioB = or(median(nose.map((i) => ratio(i, 2))), 0.06)
  // the ratio of chroma to lightness survives shading
  const isSkinTone = (i: number) => Math.hypot(ratio(i, 1) - ratioA, ratio(i, 2) - ratioB) < 0.055
  const crown = pixels(
    scene.n,
    (i) =>
      !scene.oval[i] &&
      scene.v[i] > 0.45 &&
      scene.head[i] > 0.72 &&
      scene.head[i] < 1 &&
      !(isSkinTone(i) && lab[i * 3] > skinLight - 0.15),
  )
  const cheeks = pixels(scene.n, (i) => scene.cheeks[i] === 1)
  const hairTexture = crown.length > 20 ? median(crown.map((i) => texture[i])) : -3.4
  const skinTexture = or(median(cheeks.map((i) => texture[i])), -4.9)
  const strand = Math.max(-5, Math.min(-3.7, 0.5 * (hairTexture + skinTexture)))
  const hair = [0, 1, 2].map((c) => or(median(crown.map((i) => soft[i * 3 + c])), 0))
  return {
    skinLight,
    darkSkin: smoothstep(0.72, 0.5, skinLight),
    strand,
    smooth: Math.max(strand, Math.min(-4.2, strand + 0.25)),
    hairTexture,
    isSkinTone,
    isHairTone: (i) =>
      Math.hypot(soft[i * 3] - hair[0], soft[i * 3 + 1] - hair[1], soft[i * 3 + 2] - hair[2]) < 0.13,
  }
}

function pixels(n: number, test: (i: number) => boolean): number[] {
  const found: number[] = []
  for (let i = 0; i < n; i++) if (test(i)) found.push(i)
  return found
}

const or = (value: number, otherwise: number): number => (Number.isNaN(value) ? otherwise : value)
