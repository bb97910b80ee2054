import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import type { ActAnswer } from '@app/domain/operator/act-answers.ts'
import { askDeletion, blockAccount, type Deed, unblockAccount } from '../../accounts/accounts.ts'
import { type Answer, did, not } from '../answer.ts'
import type { Command, OperatorContext } from '../command.ts'
import { giveBackToBlocked } from './give-back-to-blocked.ts'

/** What is shut, and let go: see decision 045. */
export const BLOCK_COMMANDS: Command[] = [
  {
    name: 'block',
    needs: ['EMAIL', 'REASON'],
    does: 'shuts an account; she reads the reason, and what is paid and not made yet goes back',
    run: block,
  },
  { name: 'unblock', needs: ['EMAIL'], does: 'opens it again, and tells her', run: unblock },
  {
    name: 'delete-account',
    needs: ['EMAIL', 'EMAIL-AGAIN'],
    does: 'deletes an account and all that is hers, as she would; the address twice, for it cannot be undone',
    run: deleteAccount,
  },
]

async function block(context: OperatorContext, [email = '', reason = '']: string[]): Promise<Answer> {
  if (reason.trim() === '') return not('reason_missing')
  const deed = await context.database.transaction((tx) =>
    blockAccount(context, tx, { email, reason: reason.trim() }),
  )
  return ended(context, deed, { done: 'blocked', back: 'blocked_gave_back', already: 'blocked_already' })
}

async function unblock(context: OperatorContext, [email = '']: string[]): Promise<Answer> {
  const deed = await context.database.transaction((tx) => unblockAccount(context, tx, email))
  return answerTo(deed, { done: 'unblocked', already: 'not_blocked' })
}

async function deleteAccount(context: OperatorContext, [email = '', again = '']: string[]): Promise<Answer> {
  if (normaliseEmail(email) !== normaliseEmail(again)) return not('addresses_differ')
  const deed = await context.database.transaction((tx) => askDeletion(tx, email))
  return ended(context, deed, {
    done: 'deleting',
    back: 'deleting_gave_back',
    already: 'deleting_already',
  })
}

type Codes = Record<'done' | 'already', ActAnswer>

async function ended(
  context: OperatorContext,
  deed: Deed,
  codes: Codes & { back: ActAnswer },
): Promise<Answer> {
  if (deed.outcome !== 'done') return answerTo(deed, codes)
  const who = deed.person.email
  const orders = await giveBackToBlocked(context, who)
  return orders ? did(codes.back, { who, orders }) : did(codes.done, { who })
}

function answerTo(deed: Deed, codes: Codes): Answer {
  if (deed.outcome === 'unknown') return not('no_account')
  const who = deed.person.email
  if (deed.outcome === 'operator') return not('is_operator', { who })
  return deed.outcome === 'done' ? did(codes.done, { who }) : not(codes.already, { who })
}
