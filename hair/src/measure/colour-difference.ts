/** CIELAB for the white of sRGB (D65). */
export type CieLab = readonly [L: number, a: number, b: number]

const WHITE = [0.95047, 1, 1.08883] as const

/** Linear sRGB light, 0 to 1, to CIELAB (CIE 15:2004; matrix of IEC 61966-2-1). */
export function linearToCieLab(r: number, g: number, b: number): CieLab {
  const xyz = [
    0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    0.0193339 * r + 0.119192 * g + 0.9503041 * b,
  ]
  const [x, y, z] = xyz.map((value, k) => {
    const t = value / WHITE[k]
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116
  })
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const P25 = 25 ** 7

/**
 * CIEDE2000, all weights 1: about 1 is just seen, 6 is clearly another colour. As written out in G. Sharma, W. Wu,
 * E. N. Dalal, "The CIEDE2000 color-difference formula", 2005 (https://hajim.rochester.edu/ece/sites/gsharma/ciede2000/).
 */
export function colourDifference([L1, a1, b1]: CieLab, [L2, a2, b2]: CieLab): number {
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const g = 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + P25)))
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2]
  const [C1, C2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const [h1, h2] = [hueOf(p1, b1), hueOf(p2, b2)]
  const isGrey = C1 * C2 === 0
  let turn = isGrey ? 0 : h2 - h1
  if (turn > 180) turn -= 360
  else if (turn < -180) turn += 360
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin(radians(turn / 2))
  const L = (L1 + L2) / 2
  const C = (C1 + C2) / 2
  const h = isGrey ? h1 + h2 : meanHue(h1, h2)
  const T =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63))
  const away = (L - 50) ** 2
  const dL = (L2 - L1) / (1 + (0.015 * away) / Math.sqrt(20 + away))
  const dC = (C2 - C1) / (1 + 0.045 * C)
  const dh = dH / (1 + 0.015 * C * T)
  const rotation =
    -2 * Math.sqrt(C ** 7 / (C ** 7 + P25)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))))
  return Math.sqrt(dL * dL + dC * dC + dh * dh + rotation * dC * dh)
}

function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}

function meanHue(h1: number, h2: number): number {
  const sum = h1 + h2
  if (Math.abs(h1 - h2) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}
