import type { Dye } from '../../colour/dye.ts'
import { dyeLayer } from '../../colour/dye-layer.ts'
import type { Shade } from '../../colour/tone.ts'
import { chromaOf } from '../../colour/tone-curve.ts'
import type { HairLayer } from '../../cut/layer/hair-layer.ts'
import { type FaceFrame, toFace } from '../../face/face-frame.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { spaceNoise } from '../grow/space-noise.ts'

const STEPS = 256
/** How wide and how long the streaks are in which roots run into tips, face heights. */
const STREAK = { wide: 0.02, long: 0.3 } as const
/**
 * What a smooth hair throws back is white; what comes through a curl has the colour of the hair: by so much more of it
 * are the lit hairs coloured where a groom does not shine at all, and warm ones turn that far to gold. Seen on curls:
 * with the shine of straight hair their lit side is dust. Pale hair is all lit through.
 */
const LIT_THROUGH = { more: 1.5, gold: 0.26, from: 0.5, to: 0.75 } as const

/**
 * Dyes new hair, in place. Hair that is dyed all over has the dye's lightness already (see `tonedPalette`): its own
 * light and shade stay, the colour goes with them. What leaves some of her own colour is dyed as her own hair is.
 * @param worn `shine` of the groom: see `Groom`
 */
export function dyeStrands(layer: HairLayer, dye: Dye, worn: Place & { shine: number }): void {
  const { frame, seed, shine, isTied = false, isWaved = false, isShort = false } = worn
  const { root, tip } = dye
  if (root && tip && dye.strength === 1) {
    const gloss = isTied ? TIED : isWaved ? WAVED : isShort ? SHORT : PLAIN
    const whole = { ...dye, root: litThrough(root, shine, gloss), tip: litThrough(tip, shine, gloss) }
    dyeAllOver(layer, whole, worn)
  } else layer.lab = dyeLayer(layer, { frame, dye, seed })
}

function litThrough(shade: Shade, shine: number, gloss: Gloss): Shade {
  const [L, a, b] = shade.light
  const dark = 1 - smoothstep(LIT_THROUGH.from, LIT_THROUGH.to, shade.mid[0])
  const part = (1 - shine) * dark
  const more = 1 + LIT_THROUGH.more * part + gloss.more * dark
  const turns = shade.mid[2] > gloss.golden * shade.mid[1] ? gloss.gold * dark : 0
  const gold = a > 0 && b > 0 ? LIT_THROUGH.gold * part + turns : 0
  return { ...shade, light: [L, a * more * (1 - gold), b * more * (1 + gold)] }
}

/**
 * How the colour of hair fades towards its shade, as a power of its lightness: on six photographs of blonde and copper
 * hair it has 43 hundredths of its colour left at a quarter of the lightness, 66 at a half. With all of its colour the shade
 * of copper hair is blood, and that of blonde hair rust.
 */
const FADES = 0.6
/**
 * Sleek hair that is tied: how much more its light is coloured, as `LIT_THROUGH`, and the same power. Its strands lie side by
 * side, so what they throw back has been through others: white, the gloss of red hair is pink dust. And what lies around the
 * head is deep in its own shade, where red hair is nearly brown.
 */
const TIED = { more: 0.5, gold: 0, golden: 0, fades: 0.9 } as const
/**
 * The same of waves: each lock throws light where it turns, and with white gloss on all of them copper was dust, and golden
 * blonde peach. The gloss of copper turned to gold would be orange.
 */
const WAVED = { more: 0.35, gold: 0.08, golden: 1.4 } as const
/**
 * The same of what is cut short: its strands lie as close, and beside the warm skin of a forehead brown hair with a white gloss is
 * taupe.
 */
const SHORT = { more: 0.5, gold: 0.04, golden: 0 } as const
const PLAIN = { more: 0, gold: 0, golden: 0 } as const

/** The light that hair of one kind throws back where it is dark. */
interface Gloss {
  /** How much more coloured it is than that of a single hair, as `LIT_THROUGH`. */
  more: number
  /** How far it turns to gold, as there. */
  gold: number
  /** How many times more yellow than red a shade must be for that. */
  golden: number
}

/** The chroma that no shade falls below for that: the shade of grey hair, which has hardly more in the light, keeps all of it. */
const KEPT = 0.02

/** a and b of a shade by lightness. */
function coloursOf(shade: Shade, fades: number): Float32Array[] {
  const most = Math.hypot(shade.mid[1], shade.mid[2])
  const colours = [1, 2].map(() => new Float32Array(STEPS + 1))
  for (let k = 0; k <= STEPS; k++) {
    const L = k / STEPS
    const [a, b] = [chromaOf(shade, 1, L), chromaOf(shade, 2, L)]
    const seen =
      L < shade.mid[0] ? Math.max(KEPT, most * (L / shade.mid[0]) ** fades) : Number.POSITIVE_INFINITY
    const share = Math.min(1, seen / Math.max(1e-6, Math.hypot(a, b)))
    colours[0][k] = a * share
    colours[1][k] = b * share
  }
  return colours
}

type FullDye = Dye & { root: Shade; tip: Shade }

/** Where hair is dyed, and the chance of its streaks. */
interface Place {
  frame: FaceFrame
  seed: number
  /**
   * Whether its roots and tips keep the depth of their shade, as a share of how light they are. Default: they are darker and
   * lighter by the same wherever light falls, and the shade of dark roots on a pale head is black.
   */
  sharesShade?: boolean
  /**
   * Share of the hair of each pixel that is length and no longer root, 0 to 1, where that is told along the hair. Default: by
   * its height in the picture.
   */
  lengths?: Plane | null
  /** Whether it is sleek and tied. Default false. */
  isTied?: boolean
  /** Whether it hangs in waves. Default false. */
  isWaved?: boolean
  /** Whether it is a short cut. Default false. */
  isShort?: boolean
}

function dyeAllOver(
  { w, alpha, lab }: HairLayer,
  dye: FullDye,
  { frame, seed, sharesShade, lengths, isTied }: Place,
) {
  const { root, tip, from, to, streaks } = dye
  const noise = spaceNoise(seed)
  const colours = [root, tip].map((shade) => coloursOf(shade, isTied ? TIED.fades : FADES))
  const apart = (tip.mid[0] - root.mid[0]) / 2
  const middle = (tip.mid[0] + root.mid[0]) / 2
  const byHeight = (i: number) => {
    const [u, v] = toFace(frame, i % w, (i / w) | 0)
    const streak = noise(u / STREAK.wide, v / STREAK.long, 1) * streaks * 0.3
    return smoothstep(from, to, v + streak)
  }
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] < 0.004) continue
    const mix = lengths?.[i] ?? byHeight(i)
    const lit = sharesShade ? Math.min(1, lab[i * 3] / middle) : 1
    const L = Math.max(0.02, Math.min(0.97, lab[i * 3] + apart * (2 * mix - 1) * lit))
    const k = Math.round(L * STEPS)
    lab[i * 3] = L
    for (let c = 0; c < 2; c++) lab[i * 3 + 1 + c] = colours[0][c][k] * (1 - mix) + colours[1][c][k] * mix
  }
}
