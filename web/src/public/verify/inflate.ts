/**
 * At most so many bytes of what zlib packed; the browser does it. Of a broken stream comes what stands before the fault,
 * and nothing that was packed to fill a memory is unpacked further.
 */
export async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array> {
  const unpacked = new Uint8Array(most)
  let length = 0
  try {
    const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate'))
    for await (const piece of piecesOf(stream)) {
      const fitting = piece.subarray(0, most - length)
      unpacked.set(fitting, length)
      length += fitting.length
      if (length === most) break
    }
  } catch {
    // Broken, or an old browser that cannot.
  }
  return unpacked.subarray(0, length)
}

/** Not every browser lets a stream be walked through. Left early, it is told to stop. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
