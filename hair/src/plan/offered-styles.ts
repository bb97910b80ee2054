import type { Look } from '../contract.ts'
import { mayEverBeFit } from '../fitness/fitness.ts'
import { STYLE_IDS, STYLE_RECIPES } from './styles.ts'

/** The ids of the catalogue's styles this engine makes honestly, with these looks. */
export function offeredStyles(looks: Look[]): string[] {
  const shown = new Set(looks.map((look) => look.baseStyle))
  const made = STYLE_RECIPES.filter(({ id, technique }) => mayEverBeFit(id, technique))
  const own = new Set(made.map(({ id }) => id))
  return STYLE_IDS.filter((id) => own.has(id) || shown.has(id))
}
