import type { Queryable } from '../../database/client.ts'
import type { ZipEntry } from '../../plugins/zip-files.ts'
import type { Person } from '../sign-ins.ts'

/**
 * What a noun above accounts keeps of a person. Each hands over its own in `server/src/belongings.ts`, so that it goes and is taken along
 * with an account that knows nothing of it.
 */
export interface Belongings {
  /** Before an account is deleted: what is under way elsewhere comes to its end. */
  settle?(userId: string): Promise<void>
  /** The files that go once the account is gone; asked in the transaction that deletes it. */
  files?(tx: Queryable, userId: string): Promise<string[]>
  /** What the row of the account does not take along; in the same transaction, and it may refuse. */
  forget?(tx: Queryable, person: Person): Promise<void>
  /** What she takes along. */
  gather?(database: Queryable, person: Person): Promise<Gathered>
}

export interface Gathered {
  /** For account.json, by name. */
  words: Record<string, unknown>
  entries?: ZipEntry[]
}
