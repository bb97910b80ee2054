import type { Tone } from '../colour/tones.ts'
import { placed } from '../drawing.ts'
import { drawLock } from '../lock.ts'
import { cover, ground, moved } from './cover-parts.ts'
import { drawFourTextures } from './four-textures.ts'
import { drawPrints } from './prints.ts'
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

const FAN_TONES: readonly Tone[] = ['1.0', '4.0', '5.35', '5.6', '7.44', '8.34', '7.3', '8.3', '10.1']
const PIVOT = { x: 600, y: -420 }
const DEGREES_APART = 7.4

/** « Lire un nuancier »: locks hanging from one ring, opened like a fan. */
function drawShadeFan(): string {
  const locks = FAN_TONES.map((tone, rank) => {
    const turn = (rank - (FAN_TONES.length - 1) / 2) * -DEGREES_APART
    const lock = placed(drawLock(tone), { x: PIVOT.x - 88, y: PIVOT.y + 760, width: 176, height: 440 })
    const stretched = lock.replace('<svg ', '<svg preserveAspectRatio="none" ')
    const cord = `<path d="M${PIVOT.x} ${PIVOT.y}V${PIVOT.y + 775}" stroke="#8A5A40" stroke-width="3"/>`
    return moved(`rotate(${turn} ${PIVOT.x} ${PIVOT.y})`, cord + stretched)
  })
  return cover(ground('fan', '#FBEBD6', '#F4EBEF'), ...locks)
}
