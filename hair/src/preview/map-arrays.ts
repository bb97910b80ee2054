/** The same shape, with each typed array in it as `change` gives it. */
export function mapArrays(value: unknown, change: (array: ArrayBufferView) => unknown): unknown {
  if (ArrayBuffer.isView(value)) return change(value)
  if (Array.isArray(value)) return value.map((each) => mapArrays(each, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapArrays(each, change)]))
}
