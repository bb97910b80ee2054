/** What is told in parts, in one. */
export async function allOf<T>(parts: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const part of parts) all.push(...part)
  return all
}
