import { type Face, OVAL, POINT } from '../src/face/face.ts'

const COUNT = 468

/** A face seen from the front whose outline is an ellipse, `height` pixels high around (cx, cy). */
export function ovalFace(cx: number, cy: number, height: number): Face {
  const points = new Float32Array(COUNT * 3)
  for (let i = 0; i < COUNT; i++) points.set([cx, cy, 0], i * 3)
  const half = height * 0.38
  for (const [k, i] of OVAL.entries()) {
    const turn = (k / OVAL.length) * 2 * Math.PI
    points.set([cx + half * Math.sin(turn), cy - (height / 2) * Math.cos(turn), 0], i * 3)
  }
  points.set([cx - half, cy, 0], POINT.cheekLeft * 3)
  points.set([cx + half, cy, 0], POINT.cheekRight * 3)
  points.set([cx - half / 2, cy - height * 0.1, 0], POINT.eyeOuterLeft * 3)
  points.set([cx + half / 2, cy - height * 0.1, 0], POINT.eyeOuterRight * 3)
  return {
    points,
    count: COUNT,
    pose: { yaw: 0, pitch: 0, roll: 0 },
    box: [cx - half, cy - height / 2, 2 * half, height],
    certainty: 1,
  }
}
