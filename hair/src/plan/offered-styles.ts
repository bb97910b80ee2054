import type { Look } from '../contract.ts'
import { mayEverBeFit } from '../fitness/fitness.ts'
import { STYLE_IDS, STYLE_RECIPES } from './styles.ts'

/** What needs no look. Asked with every page that is sent, and never another: found out once. */
const OWN = new Set(
  STYLE_RECIPES.filter(({ id, technique }) => mayEverBeFit(id, technique)).map(({ id }) => id),
)

/** The ids of the catalogue's styles this engine makes honestly, with these looks. */
export function offeredStyles(looks: Look[]): string[] {
  const shown = new Set(looks.map((look) => look.baseStyle))
  return STYLE_IDS.filter((id) => OWN.has(id) || shown.has(id))
}
