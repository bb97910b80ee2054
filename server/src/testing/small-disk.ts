import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  globSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderWithUs } from './ends-with-us.ts'

/** Enough for an app that begins, and little to fill. */
const MEGABYTES = 320

/** A disk that can really be filled. */
export interface SmallDisk {
  folder: string
  /** False where this machine lets nobody mount one: then it is full to whoever asks how much room there is. */
  isMounted: boolean
  /** To the last byte. */
  fill(): void
  makeRoom(): void
  close(): void
}

export function openSmallDisk(): SmallDisk {
  const folder = folderWithUs(tmpdir(), 'disk-')
  return mount(folder) ? mountedDisk(folder) : borrowedDisk(folder)
}

/** Where this machine lets us: a container often does not. */
function mount(folder: string): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function mountedDisk(folder: string): SmallDisk {
  const filler = join(folder, 'filler')
  return {
    folder,
    isMounted: true,
    fill: () => {
      // In ever smaller pieces, until not one byte fits.
      for (const size of [1024 * 1024, 4096, 1]) writeUntilFull(filler, Buffer.alloc(size))
      if (statfsSync(folder).bavail > 0) throw new Error('this disk does not fill up')
    },
    makeRoom: () => rmSync(filler, { force: true }),
    close: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

function writeUntilFull(path: string, bytes: Buffer): void {
  const file = openSync(path, 'a')
  try {
    for (;;) writeSync(file, bytes)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause
  } finally {
    closeSync(file)
  }
}

/** An empty folder of every Linux, on a file system that has no room for anything. */
const NO_ROOM = '/proc/tty/ldisc'
/** What an app writes into of which it looks for room. */
const WRITTEN = 'app-*/{scratch,database/pglite/pg_wal}'

/** A folder as any other, but that the places in it lead where nothing fits for as long as it is full. */
function borrowedDisk(folder: string): SmallDisk {
  // A PostgreSQL in it is somebody else's (databases/postgres-server.ts).
  chmodSync(folder, 0o755)
  return {
    folder,
    isMounted: false,
    fill: () => {
      for (const path of globSync(join(folder, WRITTEN))) {
        renameSync(path, `${path}.aside`)
        symlinkSync(NO_ROOM, path)
      }
    },
    makeRoom: () => {
      for (const aside of globSync(join(folder, `${WRITTEN}.aside`))) {
        const path = aside.replace(/\.aside$/, '')
        rmSync(path)
        renameSync(aside, path)
      }
    },
    close: () => {
      if (existsSync(folder)) rmSync(folder, { recursive: true })
    },
  }
}
