const LA_POSTE = '356000000'

/** The fourteen digits, without the spaces people write between them. */
export const plainSiret = (typed: string): string => typed.replaceAll(/\s/g, '')

/**
 * A SIRET is 14 digits whose Luhn sum ends in nought. Post offices are too many for that: theirs add up to a
 * multiple of five, except the head office, which is as all others.
 */
export function isSiret(typed: string): boolean {
  const siret = plainSiret(typed)
  if (!/^\d{14}$/.test(siret) || /^0+$/.test(siret)) return false
  const digits = [...siret].map(Number)
  if (luhn(digits) % 10 === 0) return true
  return siret.startsWith(LA_POSTE) && total(digits) % 5 === 0
}

const total = (digits: number[]): number => digits.reduce((sum, digit) => sum + digit, 0)

const luhn = (digits: number[]): number =>
  total(
    digits.map((digit, place) => {
      const doubled = (digits.length - place) % 2 === 0 ? digit * 2 : digit
      return doubled > 9 ? doubled - 9 : doubled
    }),
  )
