import type { Picture } from '../pixels/picture.ts'
import type { Face } from './face.ts'
import { loadFaceMesh, type MeshedFace } from './load-face-mesh.ts'

/** The faces of an upright picture, largest first; at most four. Empty when there is none. */
export async function findFaces(picture: Picture): Promise<Face[]> {
  const human = await loadFaceMesh()
  const floats = human.tf.tensor4d(asFloats(picture.data), [1, picture.h, picture.w, 3], 'float32')
  try {
    const result = await human.detect(floats)
    if (result.error) throw new Error(`The face mesh failed: ${result.error}`)
    return result.face
      .filter((face) => face.mesh.length >= 468)
      .map(toFace)
      .sort((a, b) => b.box[2] - a.box[2])
  } finally {
    floats.dispose()
  }
}

let scratch = new Float32Array(0)

/** In memory that is kept: thirteen MB for each picture would be asked for, and cleared, anew. */
function asFloats(bytes: Uint8Array): Float32Array {
  if (scratch.length < bytes.length) scratch = new Float32Array(bytes.length)
  scratch.set(bytes)
  return scratch.subarray(0, bytes.length)
}

function toFace(found: MeshedFace): Face {
  const count = found.mesh.length
  const points = new Float32Array(count * 3)
  found.mesh.forEach(([x, y, z], i) => {
    points[i * 3] = x
    points[i * 3 + 1] = y
    points[i * 3 + 2] = z ?? 0
  })
  const { yaw, pitch, roll } = found.rotation?.angle ?? { yaw: 0, pitch: 0, roll: 0 }
  return { points, count, pose: { yaw, pitch, roll }, box: found.box, certainty: found.score }
}
