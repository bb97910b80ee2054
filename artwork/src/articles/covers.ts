import { drawFourTextures } from './four-textures.ts'
import { drawPrints } from './prints.ts'
import { drawShadeFan } from './shade-fan.ts'
import { drawTablet } from './tablet.ts'
import { drawThreeFringes } from './three-fringes.ts'
import { drawTwoColours } from './two-colours.ts'

/** The drawing at the head of each article, by its slug. */
export const COVERS: Record<string, () => string> = {
  'lire-un-nuancier': drawShadeFan,
  'coupe-et-texture': drawFourTextures,
  'reussir-ses-photos': drawPrints,
  'frange-mode-d-emploi': drawThreeFringes,
  'changer-de-couleur': drawTwoColours,
  'montrer-avant-de-couper': drawTablet,
}
