import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureRoom, KEPT_FREE } from '../../storage/room.ts'

/**
 * Where its log lies, which may be another disk than that of its folder; of one that is to be made, where it is to lie.
 * @param folder of PGlite's files
 * @throws NoRoomError
 */
export function ensureRoomToOpen(folder: string): void {
  const log = join(folder, 'pg_wal')
  if (existsSync(log)) {
    ensureRoom(log, KEPT_FREE.forDatabase)
    return
  }
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  // Its first 42 MB are still to be written.
  ensureRoom(dirname(folder), 2 * KEPT_FREE.forDatabase)
}
