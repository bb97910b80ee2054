import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApp } from './test-app.ts'

/** Every file that is kept on this disk, or on its way there. */
export const filesKept = ({ context: { config } }: TestApp): string[] =>
  ['photos', 'images', 'looks', 'scratch'].flatMap((folder) => {
    const path = join(config.dataDir, folder)
    if (!existsSync(path)) return []
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  })
