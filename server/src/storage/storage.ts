import type { Readable } from 'node:stream'
import type { Scratch } from './scratch.ts'

/** Names we make: a folder, an id, an extension. Nothing a person typed ever reaches a store. */
const KEY = /^[a-z]+\/[0-9a-f-]{36}(\.[a-z]+)+$/

export const isKey = (name: string): boolean => KEY.test(name)

/** @throws RangeError */
export function ensureKey(name: string): string {
  if (!isKey(name)) throw new RangeError(`not a storage key: ${JSON.stringify(name)}`)
  return name
}

export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/** The store does not answer, or says to come back: what was asked may be asked again. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError'
}

/** Bytes of a file that are asked for: from one to another or to the end, or the last so many. */
export type AskedPart = { from: number; to?: number } | { last: number }

export interface Part {
  from: number
  to: number
}

/** A file that is open to be sent: whoever has it reads its bytes, or destroys them. */
export interface OpenFile {
  size: number
  keptAt: Date
  /** Which of its bytes these are, where a part was asked for; null: it ends before. */
  part: Part | null
  bytes: Readable
}

/** What there is of what was asked for. */
export function partOf(asked: AskedPart, size: number): Part | null {
  const from = 'last' in asked ? size - Math.min(asked.last, size) : asked.from
  const to = 'last' in asked ? size - 1 : Math.min(asked.to ?? size - 1, size - 1)
  return from <= to ? { from, to } : null
}

/** What a browser is to be told of a file that it fetches from the store itself. */
export interface Shown {
  type: string
  disposition: string
}

/**
 * Files under keys, private to us: on a disk, or wherever another store keeps them. What lies under a key never
 * changes, and is seen whole or not at all. The rules every store keeps: testing/storage/storage-contract.ts.
 */
export interface Storage {
  /** Takes a file of this machine's, such as one written in scratch, and keeps it: it outlives a crash from then on. */
  put(key: string, path: string): Promise<void>
  /**
   * The same file under a second key.
   * @throws MissingFileError
   */
  copy(from: string, to: string): Promise<void>
  /** Fails as a stream does where nothing lies under the key. */
  read(key: string): Readable
  /** For whoever sends it on: asked once, and nothing of it held but what is on its way. Null where nothing lies under the key. */
  open(key: string, asked?: AskedPart): Promise<OpenFile | null>
  /** Bytes; null where nothing lies under the key. */
  size(key: string): Promise<number | null>
  /**
   * Files as paths of this machine, for whoever reads no stream, while `use` lasts. They are not to be written to.
   * Where nothing lies under a key, nothing lies at its path.
   */
  lend<Done>(use: (pathOf: (key: string) => Promise<string>) => Promise<Done>): Promise<Done>
  /** The keys of a folder that were kept before this moment, some hundreds at a time: it may hold millions. */
  keysOlderThan(folder: string, before: Date): AsyncIterable<string[]>
  /** Keys under which nothing lies are no harm. */
  remove(...keys: string[]): Promise<void>
  /** Removes what a crash left half kept in a folder before this moment. */
  removeUnfinished(folder: string, before: Date): Promise<void>
  /**
   * Where whoever is told it may fetch this file from the store itself, within a minute; null where browsers do not reach
   * the store. The caller has checked whose it is.
   */
  addressOf?(key: string, shown: Shown): Promise<string | null>
}

/** The store that was chosen. */
export interface ChosenStorage {
  name: string
  open(machine: { dataDir: string; scratch: Scratch }): Storage
}
