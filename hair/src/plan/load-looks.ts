import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Look } from '../contract.ts'
import { HairError } from '../hair-error.ts'
import { STYLE_TONES } from './styles.ts'

const PICTURE = /\.(jpe?g|png)$/i

/**
 * The looks of a folder: one picture and a JSON of the same name each, with `baseStyle`, `licence`, `source` and,
 * when known, `tone`. A picture without its JSON, or one that does not say these, is refused in words.
 * @throws HairError looks_folder_missing
 */
export async function loadLooks(folder: string): Promise<Look[]> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new HairError('looks_folder_missing', `Expected a folder of looks, got ${folder}`, cause)
  })
  const pictures = names.filter((name) => PICTURE.test(name)).sort()
  return Promise.all(pictures.map((name) => readLook(folder, name)))
}

async function readLook(folder: string, name: string): Promise<Look> {
  const id = basename(name).replace(PICTURE, '')
  const file = join(folder, `${id}.json`)
  const said = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, unknown>,
    (cause: unknown) => refuse(`Expected ${file} beside the look ${name}`, cause),
  )
  const text = (key: string): string => {
    const value = said[key]
    return typeof value === 'string' && value
      ? value
      : refuse(`Expected "${key}" as a text in ${file}, got ${JSON.stringify(value)}`)
  }
  const baseStyle = text('baseStyle')
  if (!(baseStyle in STYLE_TONES))
    refuse(`Expected "baseStyle" of ${file} to be a style of the catalogue, got ${baseStyle}`)
  const tone = said.tone === undefined || said.tone === null ? null : text('tone')
  return {
    id,
    picture: resolve(folder, name),
    baseStyle,
    tone,
    licence: text('licence'),
    source: text('source'),
  }
}

function refuse(message: string, cause?: unknown): never {
  throw new HairError('wrong_arguments', message, cause)
}
