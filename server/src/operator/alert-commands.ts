import { isId } from '@app/domain/ids.ts'
import { type AlertRow, openAlerts, resolveAlert } from '../alerts/alerts.ts'
import { type Answer, did, not } from './answer.ts'
import type { Command, OperatorContext, Outcome } from './command.ts'
import { inLines, moment } from './words.ts'

const SHOWN = 200

export const ALERT_COMMANDS: Command[] = [
  {
    name: 'alerts',
    looks: true,
    needs: [],
    does: 'lists what went wrong and nobody has settled, the latest first',
    run: listAlerts,
  },
  {
    name: 'resolve-alert',
    needs: ['ID'],
    does: 'says that one of them is settled',
    run: resolve,
  },
]

const WORDS: Record<AlertRow['kind'], string> = {
  job_dead: 'this job failed every time',
  disk_low: 'little room is left on the disk of',
  signing_failed: 'images could not be signed, and were delivered without; the log says why:',
  file_damaged: 'this file is not what it was, or gone: take it from a backup',
  files_damaged:
    'more files than are listed here are not what they were, or gone: is the disk there? The log names them',
}

async function listAlerts({ database }: OperatorContext): Promise<Outcome> {
  const rows = await openAlerts(database, SHOWN)
  const lines = rows.map((row) => {
    const { id, kind, count, firstSeenAt, lastSeenAt } = row
    const often = count === 1 ? 'once' : `${count} times since ${moment(firstSeenAt)}`
    return [id, moment(lastSeenAt), WORDS[kind], namesOf(row), often].join('  ')
  })
  return inLines(lines, 'nothing needs looking at')
}

const namesOf = ({ subject, about }: AlertRow): string => `${subject} ${about ?? '(forgotten)'}`.trim()

async function resolve({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  const resolved = isId(id) ? await resolveAlert(database, id) : undefined
  return resolved ? did('alert_resolved', { what: namesOf(resolved) }) : not('no_alert')
}
