import { createReadStream, type ReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Names we make: a folder, an id, an extension. Nothing a person typed ever reaches a path. */
const KEY = /^[a-z]+\/[0-9a-f-]{36}(\.[a-z]+)+$/

/** Files on this machine's disk, outside anything a web server shows. */
export class DiskStorage {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  path(key: string): string {
    if (!KEY.test(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key)}`)
    return join(this.#root, key)
  }

  /** A path beside the final one, to write to before `publish`. */
  async draftPath(key: string): Promise<string> {
    const path = this.path(key)
    await mkdir(dirname(path), { recursive: true })
    return `${path}.tmp`
  }

  /** Makes a written draft visible under its key, all at once and surviving a crash. */
  async publish(key: string): Promise<void> {
    const path = this.path(key)
    const file = await open(`${path}.tmp`, 'r+')
    await file.sync()
    await file.close()
    await rename(`${path}.tmp`, path)
  }

  /** The same file under a second key, visible once it is whole. */
  async copy(from: string, to: string): Promise<void> {
    await copyFile(this.path(from), await this.draftPath(to))
    await this.publish(to)
  }

  read(key: string): ReadStream {
    return createReadStream(this.path(key))
  }

  async size(key: string): Promise<number | null> {
    return stat(this.path(key)).then(
      (found) => found.size,
      () => null,
    )
  }

  /** Files of a folder last written before this moment, unfinished ones under the key they would have had. */
  async keysOlderThan(folder: string, before: Date): Promise<string[]> {
    const names = await readdir(join(this.#root, folder)).catch(() => [])
    const found: string[] = []
    for (const name of names) {
      const { mtime } = await stat(join(this.#root, folder, name)).catch(() => ({ mtime: new Date() }))
      if (mtime < before) found.push(`${folder}/${name.replace(/\.tmp(\.sent)?$/, '')}`)
    }
    return [...new Set(found)].filter((key) => KEY.test(key))
  }

  /** Removes what was begun under these keys and never published. */
  async removeUnfinished(...keys: string[]): Promise<void> {
    await Promise.all(
      keys.flatMap((key) =>
        ['.tmp', '.tmp.sent'].map((ending) => rm(`${this.path(key)}${ending}`, { force: true })),
      ),
    )
  }

  async remove(...keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(this.path(key), { force: true })))
    await this.removeUnfinished(...keys)
  }
}
