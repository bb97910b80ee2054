import { isId } from '@app/domain/ids.ts'
import { moneyBack } from '../payment/payment.ts'
import { cancelRun, retryRun } from '../transformations/transformations.ts'
import type { Command, OperatorContext, Outcome } from './command.ts'

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
  again: 'begins again at once',
  active: 'is being made just now',
  none: 'has no job left: cancel it, and what was paid goes back',
  finished: 'is no transformation under way',
} as const

async function retry({ database }: OperatorContext, [id = '']: string[]): Promise<Outcome> {
  const became = isId(id) ? await database.transaction((tx) => retryRun(tx, id)) : 'finished'
  return { done: became === 'again', said: `${id} ${RETRIED[became]}` }
}

/** The app tells the card provider on the next run of its scheduler. */
async function cancel(context: OperatorContext, [id = '']: string[]): Promise<Outcome> {
  const finishing = { ...context, moneyBack: moneyBack(async () => undefined) }
  return isId(id) && (await cancelRun(finishing, id))
    ? { done: true, said: `${id} has ended with what there is, and she is told` }
    : { done: false, said: `${id} ${RETRIED.finished}` }
}
