import type { HeadShape } from '../contract.ts'
import type { Face } from './face.ts'
import { faceFrame } from './face-frame.ts'

/** What another's hair must fit: the pose in radians, width and turn in face heights. */
export function headShape(face: Face): HeadShape {
  const { width, nose } = faceFrame(face)
  const { yaw, pitch, roll } = face.pose
  return {
    pose: { yaw: round(yaw), pitch: round(pitch), roll: round(roll) },
    width: round(width),
    turn: round(nose),
  }
}

const round = (x: number): number => Math.round(x * 1000) / 1000
