/** Without letters and figures that are taken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 12

/** Twelve of 32 signs, 60 bits: nobody finds one by trying. `2K7F-9QXM-3TDA`. */
export function certificateNumber(random: Uint8Array): string {
  const signs = [...random.slice(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length])
  return inGroups(signs.join(''))
}

/** As it stands on paper, from what somebody typed; null where it cannot be one. */
export function readCertificateNumber(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return signs.length === LENGTH && [...signs].every((sign) => LETTERS.includes(sign))
    ? inGroups(signs)
    : null
}

const inGroups = (signs: string): string => signs.replaceAll(/(.{4})(?=.)/g, '$1-')
