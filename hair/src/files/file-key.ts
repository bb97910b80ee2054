import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Tells a photo from any other, and knows one that was sent again under another name; a missing one by its name. */
export async function fileKey(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => null)
  return bytes ? createHash('sha256').update(bytes).digest('hex') : file
}
