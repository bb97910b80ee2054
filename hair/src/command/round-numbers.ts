/** The same shape with every number at most `digits` after the point: a line is read by people too. */
export function roundNumbers<T>(value: T, digits = 3): T {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'number' ? Number(part.toFixed(digits)) : part,
    ),
  ) as T
}
