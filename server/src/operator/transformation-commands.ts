import { isId } from '@app/domain/ids.ts'
import { moneyBack } from '../payment/payment.ts'
import { cancelRun, retryRun } from '../transformations/transformations.ts'
import { type Answer, did, not } from './answer.ts'
import type { Command, OperatorContext } from './command.ts'

export const TRANSFORMATION_COMMANDS: Command[] = [
  {
    name: 'retry-transformation',
    needs: ['ID'],
    does: 'begins at once with one that waits for another try, with all its tries',
    run: retry,
  },
  {
    name: 'cancel-transformation',
    needs: ['ID'],
    does: 'ends one with what there is: the rest comes back as credits, or all of the money to the card',
    run: cancel,
  },
]

const RETRIED = {
  again: 'run_again',
  active: 'run_active',
  none: 'run_without_job',
  finished: 'run_finished',
} as const

async function retry({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  const became = isId(id) ? await database.transaction((tx) => retryRun(tx, id)) : 'finished'
  return became === 'again' ? did('run_again') : not(RETRIED[became])
}

/** The app tells the card provider on the next run of its scheduler. */
async function cancel(context: OperatorContext, [id = '']: string[]): Promise<Answer> {
  const finishing = { ...context, moneyBack: moneyBack(async () => undefined) }
  return isId(id) && (await cancelRun(finishing, id)) ? did('run_canceled') : not('run_finished')
}
