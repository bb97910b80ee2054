import type { Outcome, Recipe } from '@app/hair/contract.ts'

type Refused = Extract<Outcome, { made: false }>

/** What a refusal says of the candidates that are left, so that nobody waits for the same refusal again. */
export class RuledOut {
  readonly #keys = new Set<string>()

  learn({ reason, recipe }: Refused): void {
    // These lie in one picture: another tone of the same may do.
    if (reason === 'near_duplicate' || reason === 'looks_unchanged') return
    if (reason === 'look_not_usable') this.#keys.add(ofLook(recipe))
    else this.#keys.add(reason === 'cut_not_possible' ? ofPair(recipe) : ofPhoto(recipe))
  }

  has(recipe: Recipe): boolean {
    return [ofPhoto(recipe), ofLook(recipe), ofPair(recipe)].some((key) => this.#keys.has(key))
  }
}

const ofPhoto = ({ photo }: Recipe): string => JSON.stringify({ photo })
const ofLook = ({ look }: Recipe): string => JSON.stringify({ look })
const ofPair = ({ photo, technique, look, mirrored }: Recipe): string =>
  JSON.stringify({ photo, technique, look, mirrored })
