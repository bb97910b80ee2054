/** Hex digits of structure in a fingerprint: 264 bits. */
const STRUCTURE = 66
/** A re-encoded or slightly cropped copy differs in fewer bits than this, another pose in more. */
const MAX_BITS = 22
/** Mean difference of the colour cells, 0 to 255: the same picture with other hair is beyond. */
const MAX_COLOUR = 5

/** Whether two fingerprints are those of one picture: same structure and same colours. */
export function fingerprintsAreNear(a: string, b: string): boolean {
  if (a.length !== b.length || a.length <= STRUCTURE) return false
  return differingBits(a, b) <= MAX_BITS && colourDifference(a, b) <= MAX_COLOUR
}

function differingBits(a: string, b: string): number {
  let bits = 0
  for (let i = 0; i < STRUCTURE; i++) {
    let x = Number.parseInt(a[i], 16) ^ Number.parseInt(b[i], 16)
    for (; x; x &= x - 1) bits++
  }
  return bits
}

function colourDifference(a: string, b: string): number {
  let sum = 0
  for (let i = STRUCTURE; i < a.length; i += 2) {
    sum += Math.abs(Number.parseInt(a.slice(i, i + 2), 16) - Number.parseInt(b.slice(i, i + 2), 16))
  }
  return (sum * 2) / (a.length - STRUCTURE)
}
