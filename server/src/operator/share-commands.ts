import { stopShareAt } from '../shares/shares.ts'
import { type Answer, did, not } from './answer.ts'
import type { Command, OperatorContext } from './command.ts'

export const SHARE_COMMANDS: Command[] = [
  {
    name: 'stop-share',
    needs: ['ADDRESS'],
    does: 'stops the link somebody complained of: its page opens nothing any more',
    run: stop,
  },
]

/** The address is a key: it is not repeated. */
async function stop({ database }: OperatorContext, [address = '']: string[]): Promise<Answer> {
  return (await stopShareAt(database, address)) ? did('share_stopped') : not('no_share')
}
