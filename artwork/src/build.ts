import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { argv } from 'node:process'
import { drawEverything } from './everything.ts'

/** Writes every drawing into a folder: `node artwork/src/build.ts OUT_DIR`. */
export async function buildArtwork(folder: string): Promise<void> {
  const manifest: Record<string, number> = {}
  for await (const { name, content } of drawEverything()) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    manifest[name] = Buffer.byteLength(content)
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

if (import.meta.main) {
  const folder = argv[2]
  if (!folder) throw new Error('Usage: node artwork/src/build.ts OUT_DIR')
  await buildArtwork(folder)
}
