import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compiledOnce } from '../../steady-wasm.ts'
import { DatabaseThread, type DatabaseWatch } from './database-thread.ts'
import { lockFolder } from './folder-lock.ts'
import { ensureRoomToOpen } from './room-to-open.ts'

/** pg builds the socket's name from a folder; an operating system refuses names over about 104 bytes. */
const SOCKET_NAME = '.s.PGSQL.5432'
const LONGEST_SOCKET_PATH = 100

export function socketFolder(folder: string): string {
  if (join(folder, SOCKET_NAME).length <= LONGEST_SOCKET_PATH) return folder
  return join(tmpdir(), `db-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
}

export interface EmbeddedDatabase {
  /** Folder of the socket, as pg's `host`. */
  host: string
  close(): Promise<void>
}

let compiled: Promise<WebAssembly.Module> | null = null

/** PGlite's nine megabytes, compiled once in a process: whoever opens another database has what ran hot in the first. */
function compiledPglite(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  compiled ??= readFile(join(dirname(entry), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

/** Opens PGlite on this folder in a thread of its own, behind a socket that speaks PostgreSQL. */
export function openEmbedded(folder: string, watch: DatabaseWatch): Promise<EmbeddedDatabase> {
  return compiledOnce(() => openFolder(folder, watch))
}

async function openFolder(folder: string, watch: DatabaseWatch): Promise<EmbeddedDatabase> {
  const pgliteWasmModule = await compiledPglite()
  const place = { folder: join(folder, 'pglite'), pgliteWasmModule }
  ensureRoomToOpen(place.folder)
  const release = lockFolder(folder)
  try {
    const host = socketFolder(folder)
    mkdirSync(host, { recursive: true, mode: 0o700 })
    const socketPath = join(host, SOCKET_NAME)
    const thread = await DatabaseThread.open({ ...place, socketPath }, watch)
    return {
      host,
      close: async () => {
        await thread.close()
        rmSync(socketPath, { force: true })
        release()
      },
    }
  } catch (cause) {
    release()
    throw cause
  }
}
