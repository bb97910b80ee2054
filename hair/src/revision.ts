import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const HAIR = join(import.meta.dirname, '..')
const READS_PHOTOS = ['package.json', 'src', 'weights']

/**
 * Changes with whatever a photo is judged by: this code, the versions it depends on, the networks. What another
 * revision judged is judged anew.
 */
export async function revision(): Promise<string> {
  const names = await readdir(HAIR, { recursive: true })
  const read = names.filter((name) => READS_PHOTOS.some((part) => name.startsWith(part)) && isRead(name))
  const hash = createHash('sha256')
  for (const name of read.sort()) hash.update(`${name}\n`).update(await readFile(join(HAIR, name)))
  return hash.digest('hex').slice(0, 16)
}

const isRead = (name: string): boolean => /\.(ts|json|bin)$/.test(name) && !name.endsWith('.test.ts')
