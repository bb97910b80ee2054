/** The middle value; NaN for an empty list. Sorts the list in place. */
export function median(values: number[]): number {
  if (!values.length) return Number.NaN
  values.sort((a, b) => a - b)
  return values[values.length >> 1]
}
