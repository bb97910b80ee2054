import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Test photographs lie beside the repository, never in it; without them these lists are empty. */
const root = path.resolve(import.meta.dirname, '../../../shared/portraits')

export const photographs = (folder: string, wanted: (name: string) => boolean = () => true): string[] => {
  const full = path.join(root, folder)
  if (!existsSync(full)) return []
  return readdirSync(full)
    .filter((name) => /\.(jpg|png|webp)$/.test(name) && wanted(name))
    .map((name) => path.join(full, name))
}
