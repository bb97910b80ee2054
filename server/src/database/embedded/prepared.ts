import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureRoomToOpen } from './room-to-open.ts'

/** Where the build leaves it: a data folder in which nobody has been yet. */
export const PREPARED = fileURLToPath(new URL('../../../build/seeded-database', import.meta.url))
/** Written last: a folder without it is no prepared one. */
const SEAL = 'made-by.json'
/** The folder of PGlite inside that of the embedded database. */
const CLUSTER = 'pglite'

/** Whoever makes the files must be whoever reads them; tables that are missing are added by the migrations. */
function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const about = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string
  }
  return about.version
}

/** Says that this folder's database is whole, closed, and may be copied. */
export const seal = (prepared: string): void =>
  writeFileSync(join(prepared, SEAL), JSON.stringify({ pglite: pgliteVersion() }))

/**
 * Lays a copy of the prepared database where there is none yet: making one from nothing takes five seconds of
 * processor. Without a prepared one, or with one of another PGlite, nothing is laid, and the database makes its own.
 * @param folder the embedded database's own; one that has a database is left as it is
 */
export function layPrepared(folder: string, prepared = PREPARED): void {
  const cluster = join(folder, CLUSTER)
  const sealed = join(prepared, SEAL)
  if (existsSync(cluster) || !existsSync(sealed)) return
  const { pglite } = JSON.parse(readFileSync(sealed, 'utf8')) as { pglite: string }
  if (pglite !== pgliteVersion()) return
  ensureRoomToOpen(cluster)
  const aside = `${cluster}.${process.pid}.tmp`
  rmSync(aside, { recursive: true, force: true })
  try {
    cpSync(join(prepared, 'database', CLUSTER), aside, { recursive: true })
    renameSync(aside, cluster)
  } catch (cause) {
    rmSync(aside, { recursive: true, force: true })
    // Another process may have been faster; then its own is there, whole.
    if (!existsSync(cluster)) throw cause
  }
}
