import type { Analysis } from '../analysis/analyse.ts'
import type { Dye } from '../colour/dye.ts'
import { recolour } from '../colour/recolour.ts'
import { composeHair } from '../cut/layer/compose-hair.ts'
import { ovalRadius } from '../cut/layer/hairline.ts'
import type { Cut } from '../cut/layer/own-hair.ts'
import { skinLight } from '../cut/look/look-hair.ts'
import type { Lab } from '../pixels/oklab.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { baredBy } from '../plate/bared.ts'
import type { Layout } from '../plate/layers/layout.ts'
import type { Plate } from '../plate/make-plate.ts'
import { bareTemples, withTemples } from './blend/bare-temples.ts'
import { castShadow } from './blend/cast-shadow.ts'
import { evenOutlines } from './blend/even-outlines.ts'
import { fillGaps } from './blend/fill-gaps.ts'
import { type BareSides, groundFor } from './blend/ground.ts'
import { partScalp, scalpBetween, scalpColour, shadedScalp, showScalp } from './blend/part-scalp.ts'
import { photoBlur } from './blend/photo-blur.ts'
import { softPlate } from './blend/soft-plate.ts'
import { softenLayer } from './blend/soften-layer.ts'
import { cloudEdge, ringletEnds, strandEnds } from './blend/strand-ends.ts'
import { thinLine } from './blend/thin-line.ts'
import { thinSides } from './blend/thin-sides.ts'
import { bareEars } from './ears/bare-ears.ts'
import { coverUnseen } from './ears/cover-ears.ts'
import { fitEars } from './ears/fit-ears.ts'
import { keepEarsClear, keepOwnEars } from './ears/keep-ears.ts'
import { cheekTone, paintEars, skinPaleness } from './ears/paint-ears.ts'
import { fitHead } from './fit-head.ts'
import { coilsBesideFace } from './grow/coils-beside-face.ts'
import { crownHairs } from './grow/crown-hairs.ts'
import { edgeHairs } from './grow/edge-hairs.ts'
import type { Groom } from './grow/groom.ts'
import { type GrowOptions, growHair } from './grow/grow-hair.ts'
import { partHairs } from './grow/part-hairs.ts'
import { joinStrands } from './grow/strands.ts'
import type { Head } from './head/head.ts'
import { headFor } from './head-for.ts'
import { backdropLight } from './light/backdrop-light.ts'
import { spreadOf } from './light/light-along.ts'
import type { Direction } from './light/light-fields.ts'
import { type RenderedHair, renderStrands } from './light/render-strands.ts'
import { croppedBy, type StrandMeasures } from './strand-gate.ts'
import { dyeStrands } from './tint/dye-strands.ts'
import { ownPalette, paleness } from './tint/hair-palette.ts'
import { lengthsBetween } from './tint/lengths-between.ts'
import { tintStrands, type WornLight } from './tint/tint-strands.ts'
import {
  curledPalette,
  ringletPalette,
  sleekPalette,
  tonedPalette,
  wavedPalette,
} from './tint/toned-palette.ts'

export interface WearOptions extends GrowOptions {
  groom: Groom
  /** null: her own colour stays. */
  dye: Dye | null
  /** Whether the backdrop is put out of focus. Default: where too much of what was guessed of it is bared; see `baredBy`. */
  isSoft?: boolean
}

/** Hair that was grown, and what it was laid on. */
export interface Worn extends Cut {
  measures: StrandMeasures
  rendered: RenderedHair
  ground: Picture
  /** Per pixel, 0 to 1: how far it is backdrop that was put out of focus; null where it is in focus. */
  soft: Plane | null
}

/**
 * What of its light hair lacks where it grows: of what falls in tresses more, and a part is a dark seam; of what is swept back
 * less, and its first hairs are a pale rim.
 */
const ROOT_SHADE = { falling: 0.12, swept: 0.2 } as const

/** What of its light a ringlet or a coil lacks at its sides, where it turns away: lit as its middle is, it is a flat band with cut ends. */
const EDGEWISE = { ringlets: 0.6, coils: 0.5 } as const

/**
 * How deep the shade is that hair throws: through its strands, and beside its edge. Hair that falls lies against the skin; what
 * stands off the head is a wall beside it, and keeps out twice as much at the edge. The tips of a short fringe lie on the forehead,
 * and between them there is skin: in a shade as wide as theirs is blurred it is a film.
 */
const SHADE = {
  falls: { through: 1, beside: 0.6 },
  stands: { through: 1.6, beside: 1.2 },
  lies: { through: 1, beside: 0.25 },
} as const

/**
 * How hair ends that hangs in locks or is cut short, and all other hair: what of its width a strand loses towards its tip, and the
 * share of the light behind that comes through single hairs. Fading, and lit through as well, the tips of locks were ghosts.
 */
const TIPS = {
  ringlets: { fades: 0, translucency: 0.3 },
  tresses: { fades: 0.3, translucency: 0.3 },
  others: { fades: 0.6, translucency: 0.7 },
} as const

/** Grows hair on her head and lays it over the plate, lit as her photo is and coloured as her own hair, then dyed. */
export function wearStrands(analysis: Analysis, plate: Plate, options: WearOptions): Worn {
  const { groom, dye, seed, density } = options
  const { lab, matte, face } = analysis
  const skin = skinLight(lab, matte.w, face)
  const key = towardsLight(skin.side)
  const natural = fitHead(analysis, plate)
  const isBare = baresForehead(groom)
  const oval = ovalRadius(face)
  const combed = headFor(natural, groom, oval)
  const fitted = earsFor(analysis, combed, groom)
  const { head, layout, drawn, own, clear } =
    groom.bareEars || groom.coversEars === 'unseen'
      ? bareEars(analysis, fitted, {
          layout: plate.layout,
          paleness: skinPaleness({ analysis, plate: plate.picture }),
        })
      : { head: fitted, layout: plate.layout, drawn: [], own: [], clear: [] }
  const { shine = 1 } = groom
  const hair = growHair(head, groom, { seed, density })
  const isSmooth = groom.tress !== undefined
  const isEven = isSmooth || groom.combed !== undefined
  const behind = isEven ? backdropLight(analysis, plate.layout, head.frame) : 0
  const hers = ownPalette(analysis)
  const isShort = groom.short === true
  const isRinglets = groom.curl?.ribbon !== undefined
  const isSleek = groom.sleek === true
  const isTied = isSleek && groom.swept === true
  const isWaved = isSmooth && groom.curl !== undefined
  const inLocks = isSmooth || isRinglets
  const tips = isRinglets ? TIPS.ringlets : isSmooth || isShort || groom.stands ? TIPS.tresses : TIPS.others
  const toned = dye ? tonedPalette(hers, dye, { isShort }) : hers
  const lamp = {
    key,
    shine,
    rooted: isSmooth ? ROOT_SHADE.falling : groom.swept ? ROOT_SHADE.swept : 0,
    behind,
    spreads: spreadOf(groom, paleness(toned.lightness[50])),
    deepens: isSmooth || groom.drapes !== undefined,
    shadesNape: groom.tail !== true,
    edgewise: isRinglets ? EDGEWISE.ringlets : groom.stands ? EDGEWISE.coils : 0,
    isSleek,
    isWaved,
  }
  // short hairs are no part of what is measured: a few may leave the frame
  const short = { seed, density, points: hair.points }
  const crowned = isEven ? joinStrands(hair, crownHairs(head, groom, short)) : hair
  const hasFirsts = isSmooth || groom.swept || (isRinglets && isBare)
  const begun = hasFirsts ? joinStrands(crowned, edgeHairs(head, groom, short)) : crowned
  const hangsBefore = groom.coversEars === 'unseen' && head.coversEars
  const edged = hangsBefore ? joinStrands(begun, coilsBesideFace(head, groom, oval, short)) : begun
  const { part } = groom
  const all = isSmooth && part ? joinStrands(edged, partHairs(head, { ...groom, part }, short)) : edged
  const rendered = renderStrands(head, all, {
    ...{ lamp, scale: density === undefined ? 2 : 1, fades: tips.fades },
    hasRoots: dye !== null && groom.layered === true,
  })
  const curled = curledPalette(toned, shine)
  const loose = isRinglets ? ringletPalette(curled) : curled
  const palette = isWaved
    ? wavedPalette(toned)
    : isSleek || isShort
      ? sleekPalette(toned, { isTied, isShort })
      : loose
  const light: WornLight = {
    ...{ shine, isShort, isRinglets, isSleek, isWaved, onHead: layOf(groom) },
    ...{ side: skin.side, frame: head.frame, hasTail: groom.tail === true },
  }
  const bare = isBare
    ? bareSides(groom, fitted, { face: plate.layout, withEars: layout, natural: natural.hairline })
    : null
  const thin = bare?.thin ?? null
  const layer = tintStrands(rendered, palette, { ...light, onSkin: isRinglets ? thin : null })
  // before gaps are filled
  const scalp = scalpSeen(head, groom, layer.alpha)
  const endsOf = groom.stands ? cloudEdge : isRinglets ? ringletEnds : strandEnds
  const ends = endsOf(layer, head)
  // The skull without the ears: between hair and an ear no scalp is bald. Ringlets begin lower than any hair of hers: behind her
  // line alone, the beginning of their part had bald spots.
  const filled = isRinglets && isBare ? { ...fitted, hairline: fitted.begins } : fitted
  fillGaps(layer, filled, { palette, isPlaited: groom.plait !== undefined, thin, ends })
  if (dye)
    dyeStrands(layer, dye, {
      frame: head.frame,
      seed,
      shine,
      sharesShade: isSmooth,
      isTied,
      isWaved,
      isShort,
      lengths: lengthsBetween(rendered, head.unit, thin),
    })
  const skinned = { analysis, plate: plate.picture }
  const tone = scalp.length > 0 ? scalpColour([cheekTone(-1, skinned), cheekTone(1, skinned)]) : null
  if (tone)
    for (const { share, lit } of scalp)
      showScalp(layer, share, { colour: lit(tone), covers: groom.plait === undefined })
  softenLayer(layer, photoBlur(lab, matte, head.frame))
  keepEarsClear(layer.alpha, layer.w, clear)
  // where its line is its own nothing of hers is seen
  const isOwnDyed = dye && !isBare
  const dyed = isOwnDyed ? recolour({ ...analysis, frame: head.frame }, dye, seed) : analysis.picture
  const measures = { ...baredBy(plate, layer, head.frame.s), cropped: croppedBy(head, hair, groom) }
  const shade = groom.stands ? SHADE.stands : isShort ? SHADE.lies : SHADE.falls
  const soft = (options.isSoft ?? measures.isSoft) ? softPlate(plate, analysis) : null
  const even = { layout: plate.layout, picture: soft?.picture ?? evenOutlines(plate, analysis) }
  const ground = groundFor(analysis, even, {
    own: dyed,
    head,
    alpha: layer.alpha,
    reach: rendered.reach,
    bare,
    deep: shade.through,
  })
  if (drawn.length > 0) paintEars(ground, drawn, { ...skinned, layout: plate.layout, reach: rendered.reach })
  const cast = inLocks || groom.stands ? castShadow(layer, key, head.frame.s) : null
  const { translucency } = tips
  const composed = { flyaways: 0.5, shadow: shade.beside, underlay: true, translucency, thin, ends, cast }
  const laidOn = { picture: ground, layout: bare?.layout ?? layout, face }
  const picture = composeHair(laidOn, layer, composed)
  keepOwnEars({ picture, alpha: layer.alpha }, analysis.picture, own)
  return { picture, alpha: layer.alpha, measures, rendered, ground, soft: soft?.share ?? null }
}

/** Her head with the ears that the groom leaves bare; over others that nobody sees hair grows. */
function earsFor(analysis: Analysis, head: Head, { bareEars, coversEars }: Groom): Head {
  const hidesUnseen = coversEars === 'unseen'
  if (!bareEars && !hidesUnseen) return head
  const ears = fitEars(analysis, head)
  return hidesUnseen ? coverUnseen({ ...head, ears }) : { ...head, ears }
}

/** Whether nothing of her own hairline is kept: the skin of her forehead goes on behind it. */
const baresForehead = ({ swept, ownLine, short }: Groom): boolean =>
  swept === true || ownLine === true || short === true

/** Where scalp is seen, in a part and between braids, and in which light. */
function scalpSeen(head: Head, groom: Groom, alpha: Plane): { share: Plane; lit: (tone: Lab) => Lab }[] {
  const { part, plait } = groom
  const inPart = part ? [partScalp(head, { part, isBraided: plait !== undefined }, alpha)] : []
  if (!plait) return inPart.map((share) => ({ share, lit: (tone) => tone }))
  return [
    { share: scalpBetween(head, alpha), lit: (tone) => shadedScalp(tone, 'between') },
    ...inPart.map((share) => ({ share, lit: (tone: Lab) => shadedScalp(tone, 'part') })),
  ]
}

const layOf = ({ combed, swept, tress, short }: Groom): WornLight['onHead'] =>
  combed ? 'combed' : swept ? 'swept' : tress ? 'smooth' : short ? 'short' : null

/** @param face the layout of her plate; `withEars`: the same with ears; `natural`: her own hairline */
function bareSides(
  groom: Groom,
  head: Head,
  { face, withEars, natural }: { face: Layout; withEars: Layout; natural: Float32Array },
): BareSides {
  const { ownLine, short, bareEars } = groom
  const temples = bareTemples(
    head,
    face,
    short ? 'cutAround' : bareEars || head.coversEars === false ? 'bare' : 'covered',
  )
  const layout = withTemples(withEars, temples, head)
  return {
    temples,
    layout,
    natural,
    isShaded: ownLine === true,
    isMatt: short === true,
    thin: thinWhere(groom, { head, layout, temples }),
  }
}

/** Where skin is seen between its strands: nowhere in what stands off the head. */
function thinWhere(
  { swept, ownLine, stands }: Groom,
  { head, layout, temples }: { head: Head; layout: Layout; temples: Plane },
) {
  if (stands) return null
  if (swept || ownLine) return thinLine(head, layout, swept ? 'swept' : 'curled')
  return thinSides(head, temples)
}

/** Towards the light: from above and before her, and from the side of the lighter cheek. */
function towardsLight(side: number): Direction {
  const x = Math.max(-0.8, Math.min(0.8, side * 5))
  const l = Math.hypot(x, 0.75, 0.75)
  return [x / l, 0.75 / l, 0.75 / l]
}
