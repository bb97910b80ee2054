import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
  constructor(folder: string, pid: number) {
    super(
      `Le dossier de données ${folder} est déjà utilisé par le processus ${pid}. ` +
        `Arrêtez-le, ou choisissez un autre DATA_DIR. / The data folder ${folder} is already in use by process ${pid}.`,
    )
  }
}

/**
 * Two processes on one PGlite folder destroy rows silently, and PGlite takes no lock of its own.
 * A lock left by a process that died is taken over. Returns the release.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'in-use.pid')
  if (!tryWrite(file)) {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid !== process.pid && isAlive(pid)) throw new FolderInUseError(folder, pid)
    rmSync(file, { force: true })
    if (!tryWrite(file)) throw new FolderInUseError(folder, Number(readFileSync(file, 'utf8')))
  }
  return () => rmSync(file, { force: true })
}

function tryWrite(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
