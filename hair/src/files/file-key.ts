import { stat } from 'node:fs/promises'

/** Tells a file from any other, also from one written later under the same name. */
export async function fileKey(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }))
  return `${file}\n${mtimeMs}\n${size}`
}
