import { statfsSync } from 'node:fs'

const MEGABYTE = 1024 * 1024

/**
 * What is left free on a disk, bytes. Files stop before the embedded database does, so that it can still write down what
 * is under way; and it stops before the disk is full, since what it cannot write ends it.
 */
export const KEPT_FREE = { forFiles: 128 * MEGABYTE, forDatabase: 64 * MEGABYTE }

/** From here down an operator is told, bytes: days before anybody is refused. */
const LOW = 1024 * MEGABYTE

/** `low`: all works, and an operator should make room; `none`: new files are refused. */
export type Room = 'enough' | 'low' | 'none'

/** A disk that keeps free what it must says what a full one says: whoever hears it need not tell them apart. */
export class NoRoomError extends Error {
  override name = 'NoRoomError'
  readonly code = 'ENOSPC'
  readonly folder: string

  constructor(folder: string, free: number, needed: number) {
    const [left, wanted] = [free, needed].map((bytes) => Math.floor(bytes / MEGABYTE))
    super(
      `Le disque de ${folder} est plein : il reste ${left} Mo, il en faut ${wanted}. Faites de la place, puis recommencez. / ` +
        `The disk of ${folder} is full: ${left} MB are left, ${wanted} are needed. Make room, then try again.`,
    )
    this.folder = folder
  }
}

/** Bytes that may be written where this folder lies, which is there. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export function roomIn(folder: string): Room {
  const free = freeBytes(folder)
  if (free < KEPT_FREE.forFiles) return 'none'
  return free < LOW ? 'low' : 'enough'
}

/** @throws NoRoomError */
export function ensureRoom(folder: string, needed: number): void {
  const free = freeBytes(folder)
  if (free < needed) throw new NoRoomError(folder, free, needed)
}
