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

const keepBytes = ({ storage, scratch }: Keeping, key: string, bytes: Uint8Array): Promise<void> =>
  scratch.withFolder(async (folder) => {
    const path = join(folder, 'kept')
    await writeFile(path, bytes)
    await storage.put(key, path)
  })

/** Files that stand for photos or images where nobody looks at them. */
export async function layStandIns(
  context: Keeping,
  looks: { background: string } & Partial<StandInSize>,
  keys: string[],
): Promise<void> {
  await Promise.all(
    keys.map(async (key) => {
      const format = key.endsWith('.webp') ? 'webp' : 'jpeg'
      const bytes = await plainPicture({ ...SMALL, ...looks, format })
      // No two photos of hers are one file.
      await keepBytes(context, key, Buffer.concat([bytes, Buffer.from(key)]))
    }),
  )
}
