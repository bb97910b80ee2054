import { drawDepths, drawUnderlying, drawWheel } from './colour-figures.ts'
import { drawAgreements, drawChoice, drawFibres } from './consultation-figures.ts'
import { drawBowls, drawSections } from './mixing-figures.ts'

/** What lessons call for by name, `[[roue-des-couleurs | …]]`; each is a file of this name. */
export const COURSE_FIGURES: Readonly<Record<string, () => string>> = {
  'echelle-des-tons': drawDepths,
  'fonds-eclaircissement': drawUnderlying,
  'roue-des-couleurs': drawWheel,
  'bol-de-melange': drawBowls,
  'sections-tete': drawSections,
  'coupe-du-cheveu': drawFibres,
  'trois-images': drawChoice,
  'trois-accords': drawAgreements,
}
