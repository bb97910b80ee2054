import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Context } from '../../context.ts'

const encoded = new Map<string, Promise<Buffer>>()

export interface StandInSize {
  width: number
  height: number
}

/** Enough where nobody enlarges them. */
export const SMALL: StandInSize = { width: 60, height: 80 }

interface StandIn extends StandInSize {
  background: string
  format: 'jpeg' | 'webp'
}

/** A plain picture, encoded once however often it is laid down. */
function plainPicture({ background, format, width, height }: StandIn): Promise<Buffer> {
  const key = [background, format, width, height].join()
  const known = encoded.get(key)
  if (known) return known
  const plain = sharp({ create: { width, height, channels: 3, background } })
  const made = plain.toFormat(format).toBuffer()
  encoded.set(key, made)
  return made
}

type Keeping = Pick<Context, 'storage' | 'scratch'>

/** Files that stand for photos or images where nobody looks at them. */
export async function layStandIns(
  { storage, scratch }: Keeping,
  looks: { background: string } & Partial<StandInSize>,
  keys: string[],
): Promise<void> {
  // Fifteen photos are thirty files: a folder for each would take longer than they do.
  await scratch.withFolder((folder) =>
    Promise.all(
      keys.map(async (key, nth) => {
        const format = key.endsWith('.webp') ? 'webp' : 'jpeg'
        const bytes = await plainPicture({ ...SMALL, ...looks, format })
        const path = join(folder, String(nth))
        // No two photos of hers are one file.
        await writeFile(path, Buffer.concat([bytes, Buffer.from(key)]))
        await storage.put(key, path)
      }),
    ),
  )
}
