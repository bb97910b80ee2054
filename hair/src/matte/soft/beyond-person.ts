import type { Plane, Size } from '../../pixels/picture.ts'
import { samplePlane } from '../../pixels/sample-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Masks } from '../masks.ts'

/** Share of what is repainted that may lie where nobody is: fine ends of hair, beyond a coarse silhouette. */
export const MOST_BEYOND = 0.003

type Silhouette = Size & Pick<Masks, 'person'>
type Covered = Size & { alpha: Plane }

/** 0 to 1: of what is repainted, what lies where nobody is. */
export function shareBeyondPerson(matte: Covered, silhouette: Silhouette): number {
  let all = 0
  let beyond = 0
  for (let y = 0; y < matte.h; y += 2) {
    for (let x = 0; x < matte.w; x += 2) {
      const alpha = matte.alpha[y * matte.w + x]
      if (alpha === 0) continue
      all += alpha
      if (personAt(silhouette, matte, x, y) < 0.5) beyond += alpha
    }
  }
  return all ? beyond / all : 0
}

/**
 * Takes out of the matte, in place, what lies where nobody is, if it is more than fine ends of hair: leaves and planks of
 * the hair's colour hang together with it where they touch its outline. What is on the person stays.
 */
export function dropBeyondPerson(matte: Covered, silhouette: Silhouette): void {
  if (shareBeyondPerson(matte, silhouette) <= MOST_BEYOND) return
  for (let y = 0, i = 0; y < matte.h; y++)
    for (let x = 0; x < matte.w; x++, i++)
      if (matte.alpha[i] > 0) matte.alpha[i] *= smoothstep(0.25, 0.75, personAt(silhouette, matte, x, y))
}

const personAt = (silhouette: Silhouette, matte: Size, x: number, y: number): number =>
  samplePlane(silhouette.person, silhouette, matte, x, y)
