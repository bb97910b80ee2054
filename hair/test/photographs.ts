import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Photographs of people stay outside the repository, in the folder that PHOTOGRAPHS names. Without it there are none:
 * what needs them is not run (`*.photographs.test.ts`), and a bench looks at drawings.
 */
const root = process.env.PHOTOGRAPHS

/**
 * Paths of the pictures in one folder of them, by name: `women`, `men`, `looks`, `same-person/…`, `bad`.
 * @throws when PHOTOGRAPHS names a folder that does not hold this one
 */
export const photographs = (folder: string, wanted: (name: string) => boolean = () => true): string[] =>
  photographFiles(folder)
    .filter((file) => /\.(jpg|png|webp)$/.test(file))
    .filter((file) => wanted(path.basename(file)))

/** All that lies in one of those folders, pictures or not. */
export const photographFiles = (folder: string): string[] =>
  root
    ? readdirSync(path.join(root, folder))
        .toSorted()
        .map((name) => path.resolve(root, folder, name))
    : []
