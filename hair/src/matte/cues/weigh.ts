import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Classical, Testimony } from '../classical/classical.ts'
import { BACKGROUND, CLASSES, HAIR, SKIN } from '../masks.ts'
import type { Scene } from '../scene/scene.ts'
import { ROOT } from './pale-roots.ts'

/** Weight of the classical word beside the network's log odds. */
const CLASSICAL = 0.5
/** The network's share of hair from which an eye or a brow is covered by a fringe. */
const FRINGE = 0.8
/** What the texture of strands on the forehead says for hair. */
const ROOTS = 2.5
/** What the colours of her own skin and hair say beside the witnesses. */
const COLOUR = 4

/** What the hue of pale roots says, whatever the witnesses do. */
const PALE_ROOTS = 12

/** Whose word is weighed. */
interface Witnesses {
  classical: Classical
  /** Shares of the four classes as the network sees them. */
  learned: Plane[]
}

/**
 * The learned word weighs more: it knows what clothes and scarves are; the classical one knows this photo's colours.
 * @param weight of the classical word
 */
export function weigh(s: Scene, { classical, learned }: Witnesses, weight = CLASSICAL): Testimony {
  const found = CLASSES.map(() => new Float32Array(s.n))
  const evidence = new Float32Array(s.n)
  for (let i = 0; i < s.n; i++) {
    let sum = 0
    for (const c of CLASSES) {
      found[c][i] = (0.003 + learned[c][i]) * (0.01 + classical.found[c][i]) ** weight
      sum += found[c][i]
    }
    for (const c of CLASSES) found[c][i] /= sum
    const p = Math.min(0.995, Math.max(0.005, learned[HAIR][i]))
    // a flower beside the temple has texture too
    const root = classical.roots[i] * (learned[HAIR][i] + learned[SKIN][i])
    // shining roots have the colour of skin: there the classical word, which goes by colour, counts for nothing
    const byColour = Math.max(classical.evidence[i], classical.evidence[i] * (1 - root))
    const said = Math.log(p / (1 - p)) + weight * byColour + ROOTS * root
    // a fringe may hang before the brows: the classical word knows only where brows are
    if (p > FRINGE) s.feature[i] = 0
    evidence[i] = s.feature[i] ? -6 : Math.max(-6, Math.min(6, said))
  }
  return { found, evidence }
}

/** Moves hair and skin, in place, to where their colours say, as far as the witnesses leave it open. */
export function hearColour({ found, evidence }: Testimony, colour: Plane): void {
  for (let i = 0; i < colour.length; i++) {
    // where strands mix with what is behind them, their colour is neither's
    const said = colour[i] * smoothstep(0.25, 0.05, found[BACKGROUND][i])
    if (!said) continue
    evidence[i] += COLOUR * said
    const hair = 1 / (1 + Math.exp(-evidence[i]))
    const moved = said > 0 ? found[SKIN][i] * hair : -found[HAIR][i] * (1 - hair)
    found[HAIR][i] += moved * Math.abs(said)
    found[SKIN][i] -= moved * Math.abs(said)
  }
}

/** Gives to hair, in place, the pale roots the witnesses held for skin. */
export function hearRoots({ found, evidence }: Testimony, roots: Plane): void {
  roots.forEach((share, i) => {
    if (share <= ROOT) return
    evidence[i] = Math.max(evidence[i], PALE_ROOTS * (share - ROOT))
    const skin = found[SKIN][i] / (1 + Math.exp(evidence[i]))
    found[HAIR][i] += found[SKIN][i] - skin
    found[SKIN][i] = skin
  })
}

/** Gives to the background, in place, what was held for hair where nobody is. */
export function keepToPerson({ found, evidence }: Testimony, person: Plane): void {
  for (let i = 0; i < person.length; i++) {
    const nobody = found[HAIR][i] * (1 - person[i])
    found[HAIR][i] -= nobody
    found[BACKGROUND][i] += nobody
    const p = Math.max(0.005, person[i])
    if (p < 0.5) evidence[i] = Math.min(evidence[i], Math.log(p / (1 - p)))
  }
}
