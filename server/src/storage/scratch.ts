import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureRoom, KEPT_FREE, type Room, roomIn } from './room.ts'

const LOOK_EVERY_MS = 500

/** Where files are written that are not kept yet, on this machine's disk: nobody is shown what lies here. */
export class Scratch {
  readonly #root: string
  readonly #inUse = new Set<string>()

  constructor(root: string) {
    this.#root = root
  }

  /**
   * A folder for this work alone, gone when it ends, with all that was not taken from it.
   * @throws NoRoomError
   */
  async withFolder<Done>(work: (folder: string) => Promise<Done>): Promise<Done> {
    await this.#make(this.#root)
    ensureRoom(this.#root, KEPT_FREE.forFiles)
    const folder = join(this.#root, randomUUID())
    this.#inUse.add(folder)
    try {
      await this.#make(folder)
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
      this.#inUse.delete(folder)
    }
  }

  async room(): Promise<Room> {
    await this.#make(this.#root)
    return roomIn(this.#root)
  }

  /** For a work that may wait: settled once a folder would be given, or there is no need of one any more. */
  async untilRoom(signal: AbortSignal): Promise<void> {
    while ((await this.room()) === 'none') await pause(LOOK_EVERY_MS, undefined, { signal })
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

  async #make(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
}
