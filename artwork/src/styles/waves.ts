import type { HairTexture } from '@app/domain/catalogue/base-styles.ts'
import { STRAIGHT, type Wave } from '../geometry/wave.ts'

/** How each texture of the catalogue moves; coils and braids are drawn their own way. */
export const WAVES: Record<HairTexture, Wave> = {
  lisse: STRAIGHT,
  ondule: { amplitude: 9, frequency: 0.74, from: 215 },
  boucle: { amplitude: 11, frequency: 1.35, from: 205, curl: 0.5 },
  crepu: STRAIGHT,
  tresse: STRAIGHT,
}
