import { close, createReadStream, fstat, open as openFile, type ReadStream, type Stats } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { ensureRoom, KEPT_FREE } from '../room.ts'
import {
  type AskedPart,
  ensureKey,
  isKey,
  MissingFileError,
  type OpenFile,
  type Part,
  partOf,
  type Storage,
} from '../storage.ts'

/** A file that is being copied to its place; those on their way once had the second ending. */
const UNFINISHED = /\.tmp(\.sent)?$/
const isUnfinished = (name: string): boolean => UNFINISHED.test(name)

/** Names of a folder that are read, and told, at once. */
const AT_ONCE = 500

/** Files on this machine's disk, outside anything a web server shows. */
export class DiskStorage implements Storage {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async put(key: string, path: string): Promise<void> {
    const target = await this.#placeOf(key)
    await sync(path)
    await move(path, target).catch(async (cause) => {
      // Its folder lies on another disk.
      if (codeOf(cause) !== 'EXDEV') throw cause
      await copyWhole(path, target)
      await rm(path)
    })
  }

  async copy(from: string, to: string): Promise<void> {
    const source = this.#pathOf(from)
    const target = await this.#placeOf(to)
    ensureRoom(dirname(target), KEPT_FREE.forFiles)
    await copyWhole(source, target).catch((cause) => {
      throw codeOf(cause) === 'ENOENT' ? new MissingFileError(from, { cause }) : cause
    })
  }

  read(key: string): ReadStream {
    return createReadStream(this.#pathOf(key))
  }

  async open(key: string, asked: AskedPart = { from: 0 }): Promise<OpenFile | null> {
    const descriptor = await descriptorOf(this.#pathOf(key)).catch(nullIfMissing)
    if (descriptor === null) return null
    try {
      const { size, mtime } = await factsOf(descriptor)
      const part = partOf(asked, size)
      const bytes = part ? streamOf(descriptor, part) : Readable.from([])
      if (!part) close(descriptor)
      return { size, keptAt: mtime, part, bytes }
    } catch (cause) {
      close(descriptor)
      throw cause
    }
  }

  async size(key: string): Promise<number | null> {
    const found = await stat(this.#pathOf(key)).catch(nullIfMissing)
    return found?.size ?? null
  }

  async lend<Done>(use: (pathOf: (key: string) => Promise<string>) => Promise<Done>): Promise<Done> {
    return use(async (key) => this.#pathOf(key))
  }

  async *keysOlderThan(folder: string, before: Date): AsyncGenerator<string[]> {
    const isWhole = (name: string) => isKey(`${folder}/${name}`) && !isUnfinished(name)
    for await (const names of this.#namesOlderThan(folder, before, isWhole))
      yield names.map((name) => `${folder}/${name}`)
  }

  async remove(...keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(this.#pathOf(key), { force: true })))
  }

  async removeUnfinished(folder: string, before: Date): Promise<void> {
    for await (const names of this.#namesOlderThan(folder, before, isUnfinished))
      for (const name of names) await rm(join(this.#root, folder, name), { force: true })
  }

  #pathOf(key: string): string {
    return join(this.#root, ensureKey(key))
  }

  async #placeOf(key: string): Promise<string> {
    const path = this.#pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    return path
  }

  async *#namesOlderThan(
    folder: string,
    before: Date,
    isAsked: (name: string) => boolean,
  ): AsyncGenerator<string[]> {
    const names = await opendir(join(this.#root, folder), { bufferSize: AT_ONCE }).catch(() => null)
    let old: string[] = []
    for await (const { name } of names ?? []) {
      if (!isAsked(name)) continue
      // One that cannot be looked at is left, and keeps no sweep from the others.
      const found = await stat(join(this.#root, folder, name)).catch(() => null)
      if (found && found.mtime < before) old.push(name)
      if (old.length < AT_ONCE) continue
      yield old
      old = []
    }
    if (old.length > 0) yield old
  }
}

/** All at once under its name, and surviving a crash. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.tmp`
  try {
    await copyFile(from, unfinished)
    await sync(unfinished)
    await move(unfinished, to)
  } catch (cause) {
    // What could not be kept must not stay: nobody would know whose it is.
    await rm(unfinished, { force: true })
    throw cause
  }
}

/** A name is in its folder for good once the folder itself is on the disk. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to)
  await sync(dirname(to), 'r')
}

async function sync(path: string, flags = 'r+'): Promise<void> {
  const file = await open(path, flags)
  await file.sync().finally(() => file.close())
}

/** By number: a handle asks its own turn of the loop for each piece. */
const descriptorOf = promisify<string, number>(openFile)
const factsOf = promisify<number, Stats>(fstat)

/** Pictures go out in one piece or two: each takes a turn of the disk's threads. */
const PIECE_BYTES = 256 * 1024

const streamOf = (descriptor: number, { from, to }: Part): ReadStream =>
  createReadStream('', {
    fd: descriptor,
    start: from,
    end: to,
    highWaterMark: Math.min(PIECE_BYTES, to - from + 1),
  })

function nullIfMissing(cause: unknown): null {
  if (codeOf(cause) === 'ENOENT') return null
  throw cause
}

const codeOf = (cause: unknown): unknown => (cause as NodeJS.ErrnoException).code
