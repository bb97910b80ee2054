import { stopShareAt } from '../shares/shares.ts'
import type { Command, OperatorContext, Outcome } from './command.ts'

export const SHARE_COMMANDS: Command[] = [
  {
    name: 'stop-share',
    needs: ['ADDRESS'],
    does: 'stops the link somebody complained of: its page opens nothing any more',
    run: stop,
  },
]

/** The address is a key: it is not repeated. */
async function stop({ database }: OperatorContext, [address = '']: string[]): Promise<Outcome> {
  return (await stopShareAt(database, address))
    ? { done: true, said: 'the link is no longer open' }
    : { done: false, said: 'no open link has this address' }
}
