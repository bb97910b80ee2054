/** What makes two faces different; 1 is the head as first drawn. */
export interface Features {
  /** Width of the jaw. */
  jaw: number
  /** Width of the chin: 1 pointed, 1.8 square. */
  chin: number
  brow: { weight: number; arch: number }
  eyes: { size: number; tilt: number }
  nose: number
  lips: { width: number; fullness: number; colour: number }
  /** Neck and shoulders. */
  shoulders: number
  /** Fine lines of age, 0 to 1. */
  lines: number
  freckles: boolean
  stubble: boolean
}

export const FIRST_DRAWN: Features = {
  jaw: 1,
  chin: 1,
  brow: { weight: 1, arch: 0 },
  eyes: { size: 1, tilt: 0 },
  nose: 1,
  lips: { width: 1, fullness: 1, colour: 1 },
  shoulders: 0.9,
  lines: 0,
  freckles: false,
  stubble: false,
}
