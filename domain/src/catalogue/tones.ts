/** A colour as a colourist writes it: depth 1–10, a dot, one or two reflect digits ("7.44", intense copper). */
export const TONE_PATTERN = /^(10|[1-9])\.[0-9]{1,2}$/

/** The end of the chart. */
export const LIGHTEST_DEPTH = 10

export const isTone = (code: string): boolean => TONE_PATTERN.test(code)

export function readTone(code: string): { depth: number; reflects: string } {
  if (!isTone(code)) throw new RangeError(`a tone is written like "7.44", not "${code}"`)
  const [depth, reflects] = code.split('.') as [string, string]
  return { depth: Number(depth), reflects }
}
