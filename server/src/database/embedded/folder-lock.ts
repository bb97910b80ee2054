import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'in-use.pid')
  if (!tryTake(file)) {
    const holder = readHolder(file)
    if (holder && isAlive(holder)) throw new FolderInUseError(folder, holder.pid)
    rmSync(file, { force: true })
    if (!tryTake(file)) throw new FolderInUseError(folder, readHolder(file)?.pid ?? 0)
  }
  return () => rmSync(file, { force: true })
}

interface Holder {
  pid: number
  /** When that process began, in the kernel's ticks; numbers of processes are used again, moments are not. */
  began: string
}

/** Written aside and linked into place: nobody ever reads half of it, and only one link succeeds. */
function tryTake(file: string): boolean {
  const aside = `${file}.${process.pid}`
  try {
    writeFileSync(aside, `${process.pid} ${beginningOf(process.pid) ?? ''}`)
    linkSync(aside, file)
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  } finally {
    rmSync(aside, { force: true })
  }
}

function readHolder(file: string): Holder | null {
  const [pid, began = ''] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : []
  return pid && Number.isInteger(Number(pid)) && Number(pid) > 0 ? { pid: Number(pid), began } : null
}

function isAlive({ pid, began }: Holder): boolean {
  if (pid === process.pid) return false
  const now = beginningOf(pid)
  if (now !== null && began !== '') return now === began
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Field 22 of /proc/PID/stat, counted after the name, which may hold spaces; `null` where there is no /proc. */
function beginningOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
