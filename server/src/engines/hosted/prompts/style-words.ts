import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'

/**
 * What the attributes of the catalogue do not say of a style, as a hairdresser would to a colleague who cannot see the
 * picture. Each field reads on after a semicolon. Colours are the tone's; only where it lies on the hair is said here.
 */
export interface StyleWords {
  /** What a salon calls it. */
  name: string
  silhouette: string
  /** Where the ends lie, and how they are cut. */
  cutLine: string
  layers: string
  parting: string
  finish: string
}

/**
 * A new style does not compile without its words. They name things the way captions of photographs do ("bangs", not
 * "fringe"), since that is what image models have read; for people there is `texts`.
 */
export const STYLE_WORDS = {
  ondulations_soleil: {
    name: 'loose beach waves',
    silhouette: 'full and rounded at the sides with light movement',
    cutLine: 'ends falling to the chest in a soft U shape',
    layers: 'long face-framing layers from the chin down',
    parting: 'parted in the middle',
    finish: 'airy and touchable with a soft sheen',
  },
  carre_frange: {
    name: 'classic blunt bob',
    silhouette: 'compact and close to the cheeks, slightly turned under',
    cutLine: 'cut in one crisp horizontal line at the jaw',
    layers: 'one length with dense, heavy ends',
    parting: 'falling evenly all around from the crown',
    finish: 'smooth and glossy',
  },
  carre_long_flou: {
    name: 'soft long bob',
    silhouette: 'loose and gently swinging away from the neck',
    cutLine: 'ends just grazing the collarbones',
    layers: 'barely layered, ends lightly textured',
    parting: 'parted slightly off-centre',
    finish: 'relaxed satin finish as if dried in the air',
  },
  carre_plongeant: {
    name: 'A-line bob',
    silhouette: 'rounded at the back of the head and sleek along the cheeks',
    cutLine: 'short at the nape and slanting down to longer front points below the chin',
    layers: 'graduated and stacked at the back, one length in front',
    parting: 'clean side parting',
    finish: 'polished with crisp edges',
  },
  pixie: {
    name: 'pixie cut',
    silhouette: 'neat and close to the head with a little height at the crown',
    cutLine: 'very short, tapered at the nape and around the ears',
    layers: 'short piecey layers, longest at the front',
    parting: 'deep side parting',
    finish: 'soft and feathery',
  },
  garconne: {
    name: 'cropped gamine cut',
    silhouette: 'tousled volume on top, narrowing towards a bare neck',
    cutLine: 'cut close at the sides, nape and ears showing',
    layers: 'choppy layers a few centimetres long all over',
    parting: 'loose side parting',
    finish: 'lively matte texture, ruffled by hand',
  },
  long_lisse: {
    name: 'sleek one-length hair',
    silhouette: 'narrow, falling like a sheet of silk',
    cutLine: 'cut in one straight horizontal edge at the chest',
    layers: 'one length, equally dense from root to tip',
    parting: 'sharp centre parting',
    finish: 'mirror shine',
  },
  degrade_volume: {
    name: 'bouncy nineties blowout',
    silhouette: 'big and rounded with lifted roots',
    cutLine: 'ends at the chest, curved and flicked',
    layers: 'many graduated layers around the face, sweeping away from it',
    parting: 'soft centre parting',
    finish: 'round-brush blow-dry with glossy curves',
  },
  balayage_doux: {
    name: 'melted balayage',
    silhouette: 'relaxed and flowing over the shoulders',
    cutLine: 'soft ends at the chest',
    layers: 'long blended layers',
    parting: 'parted slightly off-centre',
    finish: 'hand-painted, natural roots two shades deeper melting into the lightest ends, healthy sheen',
  },
  boucles_libres: {
    name: 'free natural curls',
    silhouette: 'generous volume, widest at the cheeks',
    cutLine: 'rounded outline ending at the shoulders',
    layers: 'soft long layers that let each curl spring',
    parting: 'loose side parting',
    finish: 'defined and bouncy with a little airy frizz',
  },
  shag_boucle: {
    name: 'curly shag',
    silhouette: 'full at the crown, narrowing to wispy lengths',
    cutLine: 'ragged tapered ends at the shoulders',
    layers: 'short choppy layers from the crown through the lengths, curls in the bangs too',
    parting: 'loose centre parting',
    finish: 'lived-in separated curls',
  },
  afro_naturel: {
    name: 'rounded natural afro',
    silhouette: 'one even round halo around the head',
    cutLine: 'outline shaped into a smooth sphere',
    layers: 'the same length all around the head',
    parting: 'picked out from the scalp in all directions',
    finish: 'dense and soft with visible fine coils',
  },
  tresses_fines: {
    name: 'fine box braids',
    silhouette: 'close to the scalp, hanging straight over the shoulders',
    cutLine: 'falling to the chest, ends finished with small beads',
    layers: 'dozens of pencil-thin braids of even length',
    parting: 'small neat sections along a side parting',
    finish: 'tidy with a satin shine',
  },
  chignon_haut: {
    name: 'high bun',
    silhouette: 'gathered to the crown into one full round bun',
    cutLine: 'a few thin wisps falling at the temples and nape',
    layers: 'all lengths coiled around the bun',
    parting: 'brushed up evenly from the hairline',
    finish: 'smooth with a soft sheen',
  },
  queue_couture: {
    name: 'sleek high ponytail',
    silhouette: 'tight to the head, the tail springing from the crown',
    cutLine: 'tail falling to the chest over one shoulder, with a single wave at its tip',
    layers: 'one length, a strand wrapped around the base of the tail',
    parting: 'combed straight back',
    finish: 'high gloss',
  },
  chignon_mariee: {
    name: 'low twisted chignon',
    silhouette: 'gathered softly at the nape with gentle volume at the crown',
    cutLine: 'a few loose strands framing the face',
    layers: 'twisted sections rolled and pinned into one another, tiny white flowers tucked in',
    parting: 'soft side parting',
    finish: 'romantic and elegant, as for a wedding',
  },
} as const satisfies Record<BaseStyleId, StyleWords>
