import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Context } from '../context.ts'

const encoded = new Map<string, Promise<Buffer>>()

/** A plain picture, encoded once however often it is laid down. */
function plainPicture(background: string, format: 'jpeg' | 'webp'): Promise<Buffer> {
  const key = background + format
  const known = encoded.get(key)
  if (known) return known
  const plain = sharp({ create: { width: 60, height: 80, channels: 3, background } })
  const made = plain.toFormat(format).toBuffer()
  encoded.set(key, made)
  return made
}

/** Files that stand for photos or images where nobody looks at them. */
export async function layStandIns(context: Context, background: string, keys: string[]): Promise<void> {
  await Promise.all(
    keys.map(async (key) => {
      const bytes = await plainPicture(background, key.endsWith('.webp') ? 'webp' : 'jpeg')
      await context.storage.draftPath(key)
      // No two photos of hers are one file.
      await writeFile(context.storage.path(key), Buffer.concat([bytes, Buffer.from(key)]))
    }),
  )
}
