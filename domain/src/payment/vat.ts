/** What VAT is in an amount, and which words stand there when there is none. */
export interface VatRule {
  /** Per cent, at most two decimals; 0 when the seller is exempt. */
  rate: number
  /** The sentence the law asks for when there is none. */
  exemption: string
}

export interface VatShare {
  netCents: number
  vatCents: number
}

/** At most two decimals: 20, 5.5 or 8.75 per cent. */
export const isVatRate = (rate: number): boolean =>
  rate >= 0 && rate <= 100 && Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9

/**
 * Prices are what she pays, VAT included (TTC). The VAT in them is rounded to the cent, half up, and the rest is the
 * net: both together are the price, always. In whole numbers, since a rate like 5.5 has no exact half otherwise.
 */
export function vatIn(amountCents: number, rate: number): VatShare {
  const part = Math.round(rate * 100)
  const whole = 10_000 + part
  const vatCents = Math.floor((2 * amountCents * part + whole) / (2 * whole))
  return { netCents: amountCents - vatCents, vatCents }
}

/**
 * The VAT in a part that goes back when some went back before: counted from the whole, so that all parts together
 * carry exactly the VAT of what was paid.
 */
export function vatInPart(amountCents: number, beforeCents: number, rate: number): VatShare {
  const vatCents = vatIn(beforeCents + amountCents, rate).vatCents - vatIn(beforeCents, rate).vatCents
  return { netCents: amountCents - vatCents, vatCents }
}
