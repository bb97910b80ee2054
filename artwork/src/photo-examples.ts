import { drawBrownHairedWoman } from './brown-haired-woman.ts'
import { placedGradient } from './colour/gradient.ts'
import { oneColour } from './colour/hair-light.ts'
import { PALETTES } from './colour/hair-palettes.ts'
import { drawPortrait } from './draw-portrait.ts'
import { svgOf } from './drawing.ts'
import { highBun } from './hair/updos.ts'
import { HAT, SUNGLASSES } from './head/disguise.ts'

/** Four photographs that work, four to avoid; square, with their own ground. */
const EXAMPLES = {
  'visage-net': () => framed(woman('net')),
  'angles-varies': () => prints(),
  'cheveux-entiers': () => framed(placedAt('translate(62 92) scale(.74)', woman('entiers'))),
  'lumiere-du-jour': () => framed(`${WINDOW}${woman('jour')}${DAYLIGHT}`),
  'lunettes-chapeau': () => framed(woman('lunettes') + SUNGLASSES + HAT),
  'photo-floue': () => framed(`${BLUR}<g filter="url(#blur)">${woman('floue')}</g>`),
  'plusieurs-visages': () => framed(twoWomen()),
  'contre-jour': () => framed(woman('contre') + GLARE),
} as const satisfies Record<string, () => string>

export type ExampleName = keyof typeof EXAMPLES
export const EXAMPLE_NAMES = Object.keys(EXAMPLES) as ExampleName[]

export const drawPhotoExample = (name: ExampleName): string => EXAMPLES[name]()

const GROUND = `<defs>${placedGradient('ground', { from: [0, 40], to: [0, 440] }, [
  [0, '#E9E3F5'],
  [1, '#FBEBD6'],
])}</defs><rect width="480" height="560" fill="url(#ground)"/>`

const framed = (markup: string) => svgOf('44 52 392 392', GROUND + markup)
const placedAt = (transform: string, markup: string) => `<g transform="${transform}">${markup}</g>`

const woman = (id: string, smile = 1) =>
  drawBrownHairedWoman(id, { gaze: 'open', smile, garment: { cut: 'crew', colour: '#574B85' } }).markup()

/** Three prints on top of each other, each from another side. */
function prints(): string {
  const print = (id: string, place: string, pose: string) =>
    placedAt(
      place,
      `<clipPath id="print-${id}"><rect width="150" height="190" rx="10"/></clipPath><rect x="-7" y="-7" width="164" height="204" rx="15" fill="#fff"/><g clip-path="url(#print-${id})"><rect width="150" height="190" fill="#F4EBEF"/>${placedAt(pose, woman(id))}</g>`,
    )
  return framed(
    print('gauche', 'translate(54 178) rotate(-9)', 'translate(-86 -40) rotate(-7 140 160) scale(.6)') +
      print('droite', 'translate(278 155) rotate(9)', 'translate(236 -40) rotate(7 -140 160) scale(-.6 .6)') +
      print('milieu', 'translate(165 158)', 'translate(-88 -62) scale(.68)'),
  )
}

function twoWomen(): string {
  const other = drawPortrait({
    id: 'autre',
    sitter: {
      skin: 'miel',
      gaze: 'open',
      smile: 1.4,
      garment: { cut: 'crew', colour: '#276143' },
      earrings: 'drops',
    },
    haircut: highBun(),
    colour: oneColour(PALETTES.chatain),
    seed: 8,
  }).markup()
  return (
    placedAt('translate(174 154) scale(.62)', other) +
    placedAt('translate(8 150) rotate(-4) scale(.66)', woman('une'))
  )
}

const WINDOW =
  '<g fill="#fff" opacity=".85"><path d="M52 60h86v120h-86zM146 60h86v120h-86zM52 188h86v120h-86zM146 188h86v120h-86z"/></g>'

const DAYLIGHT =
  '<defs><linearGradient id="daylight" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="#FFF3D6" stop-opacity=".62"/><stop offset=".6" stop-color="#FFF3D6" stop-opacity="0"/></linearGradient></defs><path d="M44 52H436V444H44Z" fill="url(#daylight)"/>'

const BLUR =
  '<filter id="blur" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="8"/></filter>'

/** Light into the lens: everything pales, nobody gets darker. */
const GLARE =
  '<defs><radialGradient id="glare" gradientUnits="userSpaceOnUse" cx="340" cy="120" r="330"><stop offset="0" stop-color="#fff"/><stop offset=".22" stop-color="#FFFDF6" stop-opacity=".97"/><stop offset=".55" stop-color="#FFF6E2" stop-opacity=".74"/><stop offset="1" stop-color="#FFF6E2" stop-opacity=".5"/></radialGradient></defs><rect width="480" height="560" fill="url(#glare)"/>'
