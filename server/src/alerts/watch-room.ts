import type { Context } from '../context.ts'
import { raiseOnce } from './alerts.ts'

/**
 * What an operator is told of the disk: in an alert that little room is left, while that can still be written down; in the
 * log, for as long as it lasts, that there is none.
 */
export async function watchRoom({
  config: { dataDir },
  database,
  log,
  scratch,
}: Pick<Context, 'config' | 'database' | 'log' | 'scratch'>): Promise<void> {
  const room = await scratch.room()
  if (room === 'enough') return
  if (room === 'none')
    log.error({ dataDir }, 'the disk is full: what needs room is refused until there is some')
  if (await raiseOnce(database, { kind: 'disk_low', subject: dataDir, about: '' }))
    log.warn({ dataDir }, 'little room is left on the disk: see operator alerts')
}
