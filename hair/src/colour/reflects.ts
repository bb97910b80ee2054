/** A colour direction: OKLab chroma at middle depths, and hue in degrees (29 red, 70 gold, 264 blue). */
export interface Reflect {
  chroma: number
  hue: number
  /** 0 to 1: how unlike each other neighbouring strands are (pepper and salt). */
  pepper: number
}

/** One reflect per digit, as most makers in France count; the chroma was set on the hair of photographs. */
const DIGITS: Record<string, readonly [chroma: number, hue: number]> = {
  '0': [0.055, 59],
  '1': [0.044, 59],
  '2': [0.026, 350],
  '3': [0.07, 60],
  '4': [0.092, 50],
  '5': [0.078, 25],
  '6': [0.102, 27],
  '7': [0.034, 98],
  '8': [0.018, 300],
  '9': [0.045, 40],
}

/** What a second digit adds to the first. */
const SECOND = 0.36
const DOUBLED = 1.17

/** Tones the numbers have no word for; their chroma is the one meant, whatever the depth. */
const NAMED: Record<string, Reflect & { depth: number }> = {
  'pastel:rose': { depth: 9.2, chroma: 0.066, hue: 4, pepper: 0 },
  'pastel:peche': { depth: 9.2, chroma: 0.07, hue: 46, pepper: 0 },
  'pastel:lilas': { depth: 9.1, chroma: 0.056, hue: 308, pepper: 0 },
  'pastel:bleu': { depth: 9.1, chroma: 0.05, hue: 242, pepper: 0 },
  'pastel:menthe': { depth: 9.2, chroma: 0.045, hue: 168, pepper: 0 },
  gris: { depth: 7.6, chroma: 0.007, hue: 62, pepper: 0.7 },
  'gris:argent': { depth: 9.2, chroma: 0.002, hue: 60, pepper: 0.4 },
  'gris:anthracite': { depth: 4.2, chroma: 0.006, hue: 270, pepper: 0.5 },
}

/** Names that stand for a tone: `pastel:rose`, `gris:argent` … */
export const NAMED_TONES: readonly string[] = Object.keys(NAMED)

export const namedDepth = (name: string): number | undefined => NAMED[name]?.depth
export const namedReflect = (name: string): Reflect | undefined => NAMED[name]

/**
 * The direction of reflect digits: the first leads, a second colours it, a doubled one is intense, a zero
 * before another halves it (7.03 = soft gold). Unknown to no digit.
 */
export function reflectOf(digits: string): Reflect {
  const [first, second] = digits
  if (second === undefined || (first === '0' && second === '0')) return pure(first)
  if (first === second) return { ...pure(first), chroma: pure(first).chroma * DOUBLED }
  return first === '0' ? mixed(pure('0'), pure(second), 0.5) : mixed(pure(first), pure(second), SECOND)
}

function pure(digit: string): Reflect {
  const [chroma, hue] = DIGITS[digit]
  return { chroma, hue, pepper: 0 }
}

/** Hues go the short way round; chroma in proportion. */
function mixed(p: Reflect, q: Reflect, share: number): Reflect {
  const turn = ((((q.hue - p.hue) % 360) + 540) % 360) - 180
  return {
    chroma: p.chroma + (q.chroma - p.chroma) * share,
    hue: (p.hue + turn * share + 360) % 360,
    pepper: 0,
  }
}
