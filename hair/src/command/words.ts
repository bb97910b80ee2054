import type { ColourPlace, Recipe, RefusalReason, Technique } from '../contract.ts'
import type { MatteFault } from '../matte/measures/matte-faults.ts'

const COLOURED: Readonly<Record<ColourPlace, string>> = {
  allOver: 'coloured all over',
  balayage: 'painted the lengths, left the roots',
  ombre: 'coloured towards the ends',
  highlights: 'coloured single strands',
  roots: 'coloured the roots',
}

const SHAPED: Readonly<Record<Technique, string>> = {
  colour: '',
  balayage: '',
  gloss: ' and smoothed',
  waves: ' and waved',
  volume: ', with more volume',
  lob: ' and cut above the shoulders',
  bob: ' and cut to the jaw',
  look: '',
  strands: '',
}

/** What was done, for the person who typed the command. */
export function whatWasDone({ technique, colour }: Pick<Recipe, 'technique' | 'colour'>): string {
  if (technique === 'look') return 'laid the hair of the look on her head'
  if (technique === 'strands') return 'grew new hair on her head'
  const where = colour?.where ?? (technique === 'balayage' ? 'balayage' : 'allOver')
  return COLOURED[where] + SHAPED[technique]
}

/** Why there is no picture, and what may help. */
export const WHY: Readonly<Record<RefusalReason, string>> = {
  no_face: 'No face was found. Take a photo with the whole face in it, upright and lit.',
  face_too_small:
    'The face is too small: enlarged to our size it would be a blur. Take a photo from nearer, or a larger file.',
  head_tilted: 'The head leans too far. Hair hangs; take a photo with the head nearly upright.',
  matte_untrusted:
    'What is hair could not be told surely from what is not, and a wrong outline makes an ugly picture. A plain background and clothes of another colour than the hair help.',
  cut_not_possible:
    'This change of shape would not look real on this photo: the hair is too short for it, leaves the frame, or covers what nobody can know. Try a colour only.',
  look_not_usable:
    'The look will not serve: it must be frontal and upright, with all its hair inside the frame and a face at least 200 pixels wide.',
  looks_unchanged: 'The hair already looks so: the difference would not be seen. Choose another tone.',
  near_duplicate: 'The picture would be nearly the same as one that was made before.',
}

/** What is wrong with a matte that is not trusted. */
export const FAULTS: Readonly<Record<MatteFault, string>> = {
  unsure: 'the outline is unsure',
  'on the face': 'hair was seen on the face',
  'on the throat': 'hair was seen on the throat',
  'foreign colours': 'colours in it that are not those of hair',
  'took the forehead': 'the forehead was taken for hair',
  'juts out': 'the outline juts out',
  'hair left out': 'hair was left out',
  'beyond the person': 'it runs beyond the person',
  'no hair': 'hardly any hair was found',
}
