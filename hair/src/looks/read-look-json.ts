import { parseTone } from '../colour/tone.ts'
import type { HeadShape, Look } from '../contract.ts'
import { STYLE_IDS } from '../plan/styles.ts'

export type LookJson = Omit<Look, 'picture' | 'id'> & { id: string | null }

/**
 * Reads what stands beside a look's picture:
 * `{ "id"?, "baseStyle", "licence", "source", "tone"?, "pose"?: { yaw, pitch, roll }, "face"?: { width, turn } }`.
 * @throws Error that says what was expected and what was found
 */
export function readLookJson(json: string): LookJson {
  const about: unknown = JSON.parse(json)
  if (typeof about !== 'object' || about === null) throw new Error('Expected a JSON object.')
  const baseStyle = neededText(about, 'baseStyle')
  if (!STYLE_IDS.includes(baseStyle))
    throw new Error(`Expected a style of the catalogue, got "${baseStyle}".`)
  const tone = textAt(about, 'tone')
  if (tone) parseTone(tone)
  return {
    id: textAt(about, 'id'),
    baseStyle,
    tone,
    licence: neededText(about, 'licence'),
    source: neededText(about, 'source'),
    head: headAt(about),
  }
}

function textAt(about: object, key: string): string | null {
  const value: unknown = Reflect.get(about, key)
  return typeof value === 'string' && value.trim() ? value.trim() : null
}

function neededText(about: object, key: string): string {
  const value = textAt(about, key)
  if (!value) throw new Error(`Expected a text for "${key}".`)
  return value
}

/** Null when nobody has measured it; half a measurement is a mistake. */
function headAt(about: object): HeadShape | null {
  const pose: unknown = Reflect.get(about, 'pose')
  const face: unknown = Reflect.get(about, 'face')
  if (pose === undefined && face === undefined) return null
  const [yaw, pitch, roll] = ['yaw', 'pitch', 'roll'].map((key) => numberAt(pose, 'pose', key))
  const [width, turn] = ['width', 'turn'].map((key) => numberAt(face, 'face', key))
  return { pose: { yaw, pitch, roll }, width, turn }
}

function numberAt(part: unknown, name: string, key: string): number {
  const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new Error(`Expected a number for "${name}.${key}", got ${JSON.stringify(value)}.`)
  return value
}
