import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where files are written that are not kept yet, on this machine's disk: nobody is shown what lies here. */
export class Scratch {
  readonly #root: string
  readonly #inUse = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  /** A folder for this work alone, gone when it ends, with all that was not taken from it. */
  async withFolder<Done>(work: (folder: string) => Promise<Done>): Promise<Done> {
    const folder = join(this.#root, randomUUID())
    this.#inUse.add(folder)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
      this.#inUse.delete(folder)
    }
  }

  /** For a process that ends: works that could not come to their end leave nothing behind. */
  async clear(): Promise<void> {
    for (const folder of this.#inUse) await rm(folder, { recursive: true, force: true })
  }

  /** Removes what a crash left of works that last wrote before this moment. */
  async sweep(before: Date): Promise<void> {
    for (const name of await readdir(this.#root).catch(() => [])) {
      const folder = join(this.#root, name)
      const { mtime } = await stat(folder).catch(() => ({ mtime: new Date() }))
      if (mtime < before) await rm(folder, { recursive: true, force: true })
    }
  }
}
