import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Look } from '../contract.ts'
import { photoFormat } from '../files/photo-format.ts'
import { HairError } from '../hair-error.ts'
import { readLookJson } from './read-look-json.ts'

/** A look that was left out, and why, for the operator. */
export interface RefusedLook {
  file: string
  why: string
}

/**
 * Reads a folder of looks: `bob.json` (see `readLookJson`) beside `bob.jpg` (or .png, .webp). Bad entries are told to
 * `refused`, by default on the console, and left out.
 * @throws HairError looks_folder_missing
 */
export async function loadLooks(
  folder: string,
  refused: (look: RefusedLook) => void = ({ file, why }) => console.warn(`Look refused: ${file}: ${why}`),
): Promise<Look[]> {
  const files = await readdir(folder).catch((cause: unknown) => {
    throw new HairError(
      'looks_folder_missing',
      `Expected a folder of looks, could not read: ${folder}`,
      cause,
    )
  })
  const looks: Look[] = []
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    try {
      looks.push(await loadLook(folder, file, files))
    } catch (error) {
      refused({ file, why: error instanceof Error ? error.message : String(error) })
    }
  }
  return looks
}

async function loadLook(folder: string, file: string, files: string[]): Promise<Look> {
  const name = path.basename(file, '.json')
  const about = readLookJson(await readFile(path.join(folder, file), 'utf8'))
  const picture = files.find((other) => /\.(jpe?g|png|webp)$/i.test(other) && path.parse(other).name === name)
  if (!picture) throw new Error(`Expected a picture named ${name}.jpg, .png or .webp.`)
  const full = path.resolve(folder, picture)
  await photoFormat(full)
  return { ...about, id: about.id ?? name, picture: full }
}
