import type { Look } from '../contract.ts'
import { OWN_HAIR_STYLES, STYLE_TONES } from './styles.ts'

/** The ids of the catalogue's styles this engine makes honestly, with these looks. */
export function offeredStyles(looks: Look[]): string[] {
  const shown = new Set(looks.map((look) => look.baseStyle))
  const own = new Set(OWN_HAIR_STYLES.map((style) => style.id))
  return Object.keys(STYLE_TONES).filter((id) => own.has(id) || shown.has(id))
}
