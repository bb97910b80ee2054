import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ImageTarget } from './engine.ts'

/** Names of files in a folder that nobody has written to. */
export function freshTarget(folder: string): ImageTarget {
  const id = randomUUID()
  const named = (ending: string) => join(folder, `${id}${ending}.jpg`)
  return { id, file: named(''), beforeFile: named('.before'), largeFile: named('.large') }
}

/** All that may have been written of a candidate. */
export const targetFiles = ({ file, beforeFile, largeFile }: ImageTarget): string[] => [
  file,
  beforeFile,
  largeFile,
]
