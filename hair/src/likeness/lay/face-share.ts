import { type Face, OVAL, outline } from '../../face/face.ts'
import { featureArea } from '../../face/face-areas.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'

/** Lengths in face heights. */
const FEATHER = {
  /** The outline of a turned face is the mesh's guess: it is kept away from by so much of its size. */
  inside: 0.9,
  /** How softly the face ends. */
  edge: 0.035,
  /** How far it keeps from hair, new or old. */
  hair: 0.02,
} as const
/** Share of hair, softened, from which on nothing of the face is laid, and up to which all of it is. */
const HAIR = { none: 0.3, all: 0.02 } as const

export interface FaceAndHair extends Size {
  face: Face
  /** The new hair, and her old hair as her face would bring it along; 0 to 1. */
  newHair: Plane
  oldHair: Plane
}

/** Hair or beside hair, the new one or her old one, 0 to 1. */
export function nearHair({ face, newHair, oldHair, w, h }: FaceAndHair): Plane {
  const either = newHair.map((hair, i) => Math.max(hair, oldHair[i]))
  const near = blur(either, w, h, faceFrame(face).s * FEATHER.hair)
  return near.map((hair, i) => Math.max(hair, either[i]))
}

/** Where her own face is laid, 0 to 1: inside the oval, away from both hairs, softly. */
export function faceShare({ face, w, h }: Size & { face: Face }, near: Plane): Plane {
  const filled = Float32Array.from(fillPolygon(shrunk(outline(face, OVAL)), w, h))
  const inside = blur(filled, w, h, faceFrame(face).s * FEATHER.edge)
  return inside.map((share, i) => share * smoothstep(HAIR.none, HAIR.all, near[i]))
}

/** Where both faces show bare skin: what light is compared by. */
export function bareSkin(share: Plane, faces: readonly Face[], { w, h }: Size): Plane {
  const features = faces.map((face) => featureArea(face, w, h))
  return share.map((of, i) => (features.some((area) => area[i]) ? 0 : of))
}

function shrunk(corners: [number, number][]): [number, number][] {
  const mx = corners.reduce((sum, [x]) => sum + x, 0) / corners.length
  const my = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
  return corners.map(([x, y]) => [mx + (x - mx) * FEATHER.inside, my + (y - my) * FEATHER.inside])
}
