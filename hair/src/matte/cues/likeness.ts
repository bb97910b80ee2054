import type { Scene } from '../scene/scene.ts'
import { DARKEST_SKIN } from './own-tone.ts'

/** Of a scene: OKLab, interleaved, and the texture of strands. */
export type Look = Pick<Scene, 'lab' | 'texture'>

/** By how much two pixels of one thing may differ, OKLab. */
export type Widths = readonly [L: number, a: number, b: number]

/** The same of texture, a logarithm: plain cloth of the hair's colour has none. */
const TEXTURE = 0.5
/** Squared distance, in widths, from which two pixels are not alike. */
const UNLIKE = 7
/** Skin a little brighter than the sample is skin too. */
const BRIGHTEST_SKIN = 1.08

const falloff = (squared: number): number => (squared < UNLIKE ? (1 - squared / UNLIKE) ** 2 : 0)

/** 1 for pixels i and j of one colour and texture, 0 for unlike ones. */
export function likeness({ lab, texture }: Look, i: number, j: number, [L, a, b]: Widths): number {
  const light = (lab[j * 3] - lab[i * 3]) / L
  if (light * light >= UNLIKE) return 0
  const x = (lab[j * 3 + 1] - lab[i * 3 + 1]) / a
  const y = (lab[j * 3 + 2] - lab[i * 3 + 2]) / b
  const rough = (texture[j] - texture[i]) / TEXTURE
  return falloff(light * light + x * x + y * y + rough * rough)
}

/**
 * The same for pixel i that may lie in a deeper shade than j: OKLab is homogeneous, so its three coordinates shrink by
 * one factor as light does.
 * @param isFolded edges of the thing and of its shade are texture: it is not compared
 */
export function likenessInShade(
  { lab, texture }: Look,
  i: number,
  j: number,
  { widths: [, a, b], isFolded }: { widths: Widths; isFolded: boolean },
): number {
  const shade = lab[i * 3] / lab[j * 3]
  if (!(shade > DARKEST_SKIN && shade < BRIGHTEST_SKIN)) return 0
  const x = (lab[j * 3 + 1] * shade - lab[i * 3 + 1]) / a
  const y = (lab[j * 3 + 2] * shade - lab[i * 3 + 2]) / b
  const rough = isFolded ? 0 : (texture[j] - texture[i]) / TEXTURE
  return falloff(x * x + y * y + rough * rough)
}

/** Of one pixel to many; 0 to none. */
export function meanLikeness(look: Look, i: number, to: Uint32Array, widths: Widths): number {
  let sum = 0
  for (let k = 0; k < to.length; k++) sum += likeness(look, i, to[k], widths)
  return to.length ? sum / to.length : 0
}
