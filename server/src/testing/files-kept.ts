import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApp } from './test-app.ts'

/** What lies in the folder of photos. */
export const photosKept = ({ context: { config } }: TestApp): string[] => {
  const folder = join(config.dataDir, 'photos')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

/** Every file that is kept on this disk, or on its way there. */
export const filesKept = ({ context: { config } }: TestApp): string[] =>
  ['photos', 'images', 'looks', 'scratch'].flatMap((folder) => {
    const path = join(config.dataDir, folder)
    if (!existsSync(path)) return []
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  })
