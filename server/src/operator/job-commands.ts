import { isId } from '@app/domain/ids.ts'
import { sql } from 'drizzle-orm'
import { type AlertRow, holdDeadJob, resolveAlert } from '../alerts/alerts.ts'
import type { Queryable } from '../database/client.ts'
import { CHECK_PHOTO, checkAgain } from '../photos/photos.ts'
import { type BegunAgain, beginAgain } from '../plugins/queue/begin-again.ts'
import { GENERATE, GENERATE_HOSTED, retryRun } from '../transformations/transformations.ts'
import { type Answer, did, not } from './answer.ts'
import type { Command, OperatorContext } from './command.ts'

export const JOB_COMMANDS: Command[] = [
  {
    name: 'retry-job',
    needs: ['ID'],
    does: 'has a job that failed every time done again, by the ID of its alert, which is settled by that',
    run: retry,
  },
]

const NOT_BEGUN = { active: 'job_active', none: 'job_gone', finished: 'job_over' } as const

async function retry({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  if (!isId(id)) return not('no_failed_job')
  return database.transaction(async (tx) => {
    const failed = await holdDeadJob(tx, id)
    if (!failed) return not('no_failed_job')
    const begun = await doAgain(tx, failed)
    if (begun !== 'again') return not(NOT_BEGUN[begun])
    await resolveAlert(tx, id)
    return did('job_again')
  })
}

/** What others do once it has failed every time is not done any more where that is still to come. */
function doAgain(tx: Queryable, { subject, about, lastSource }: AlertRow): Promise<BegunAgain | 'finished'> {
  if (about && (subject === GENERATE.name || subject === GENERATE_HOSTED.name)) return retryRun(tx, about)
  if (about && subject === CHECK_PHOTO.name) return checkAgain(tx, about)
  return beginAgain(tx, sql`name = ${subject} and id = ${lastSource}::uuid`)
}
