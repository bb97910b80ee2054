import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { freeBytes, KEPT_FREE } from '../../storage/room.ts'
import { isWholeAnswer } from './protocol.ts'

/** How much of the write-ahead log is kept, to be written over: at least, and at most. */
export const LOG_LIMITS = ['-c', 'min_wal_size=48MB', '-c', 'max_wal_size=64MB']
/**
 * It keeps what it has read in memory: all of this is taken when it begins, whatever there is to keep. What does not fit is
 * read again from its files, which the machine keeps in memory anyway.
 */
export const MEMORY_LIMITS = ['-c', 'shared_buffers=16MB']
const LOG_FILE_BYTES = 16 * 1024 * 1024
/** More than the limits let stay. */
const LOG_FILES = 6
/** Turns between two looks at the log: they write far less than a file of it. */
const LOOK_EVERY = 10

export class BrokenDatabaseError extends Error {
  override name = 'BrokenDatabaseError'
}

/** PGlite, kept from what would end it: a full disk, and a log that nobody cuts. */
export class CarefulDatabase {
  readonly #database: PGlite
  readonly #log: string
  #isReadOnly = false
  #turns = 0

  constructor(database: PGlite, folder: string) {
    this.#database = database
    this.#log = join(folder, 'pg_wal')
  }

  /**
   * Before a client's turn, while no transaction is open. Short of room PGlite must not write, since it does not outlive
   * a log that does not fit on the disk: it refuses to, with a code of PostgreSQL's own, and goes on reading.
   */
  async prepare(): Promise<void> {
    this.#turns += 1
    if (this.#turns % LOOK_EVERY === 0) await this.#cutLog()
    const isShort = freeBytes(this.#log) < KEPT_FREE.forDatabase
    if (isShort === this.#isReadOnly) return
    await this.#database.exec(`set default_transaction_read_only = ${isShort ? 'on' : 'off'}`)
    this.#isReadOnly = isShort
  }

  /** @throws BrokenDatabaseError once PGlite cannot go on */
  async ask(bytes: Uint8Array): Promise<Uint8Array> {
    const answer = await this.#database.execProtocolRaw(bytes).catch((cause) => {
      throw new BrokenDatabaseError('it threw', { cause })
    })
    // After a panic PostgreSQL ends, and is started again; PGlite neither ends nor says that it is ready.
    if (!isWholeAnswer(answer)) throw new BrokenDatabaseError(Buffer.from(answer).toString('latin1'))
    return answer
  }

  /** PostgreSQL has a process for this, which PGlite lacks: its log would grow for as long as it is open. */
  async #cutLog(): Promise<void> {
    const files = readdirSync(this.#log).filter((name) => /^[0-9A-F]{24}$/.test(name))
    // To cut it, it is written to.
    if (files.length > LOG_FILES && freeBytes(this.#log) > 2 * LOG_FILE_BYTES)
      await this.#database.exec('checkpoint')
  }
}
