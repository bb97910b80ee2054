import type { FaceFrame } from '../../face/face-frame.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import type { HeadAxes } from './head-axes.ts'
import type { SeenFace } from './seen-face.ts'
import type { Ears } from './whose-ears.ts'

/**
 * A head in three dimensions from one face mesh: camera (weak perspective), skull, face, neck and shoulders as simple
 * solids, and her own hairline. Lengths are in units of 1/15.3 of the width of her face, about a centimetre, with
 * the origin between the ears. Head space: x to the right of the picture, y to the crown, z out of the nose. Camera
 * space has the same origin and units, with the axes of the picture, y up, z towards the camera.
 */
export interface Head extends HeadAxes, Size {
  skull: Skull
  /** Heights of the eyes, the chin and the top of the skull in head space. */
  eyes: number
  chin: number
  top: number
  frame: FaceFrame
  /** Her own hairline; see `ownHairline`. */
  hairline: Float32Array
  /** Where new hair begins, radii like those of `hairline`. */
  begins: Float32Array
  /** How far her own hairline stays, 0 to 1, at the same angles. */
  kept: Float32Array
  seen: SeenFace
  ears: Ears
  /** Hair grows where its ears are, and hides them. Default: around them. */
  coversEars?: boolean
  /** Height of the shoulders per pixel column, camera space. */
  shoulders: Float32Array
  /** What hides hair behind it; see `depthMap`. */
  depth: Depth
}

/** A head without its depth map, which is made from it. */
export type Solid = Omit<Head, 'depth'>

/** A superellipsoid: half axes, and its centre in head space. */
export interface Skull {
  side: number
  above: number
  front: number
  y: number
  z: number
}

/** z of the nearest solid per pixel, `FAR` where there is none, at half the size of the picture. */
export interface Depth extends Size {
  z: Plane
}
