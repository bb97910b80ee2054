import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { askDeletion, blockAccount, type Deed, unblockAccount } from '../../accounts/accounts.ts'
import type { Command, OperatorContext, Outcome } from '../command.ts'
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

async function block(context: OperatorContext, [email = '', reason = '']: string[]): Promise<Outcome> {
  if (reason.trim() === '') return { done: false, said: 'she is to read a reason' }
  const deed = await context.database.transaction((tx) =>
    blockAccount(context, tx, { email, reason: reason.trim() }),
  )
  return ended(context, email, deed, { done: 'is blocked and told why', already: 'is blocked already' })
}

async function unblock(context: OperatorContext, [email = '']: string[]): Promise<Outcome> {
  const deed = await context.database.transaction((tx) => unblockAccount(context, tx, email))
  return said(email, deed, { done: 'may sign in again, and is told so', already: 'is not blocked' })
}

async function deleteAccount(context: OperatorContext, [email = '', again = '']: string[]): Promise<Outcome> {
  if (normaliseEmail(email) !== normaliseEmail(again))
    return { done: false, said: 'the two addresses differ: nothing was done' }
  const deed = await context.database.transaction((tx) => askDeletion(tx, email))
  return ended(context, email, deed, {
    done: 'is shut, and goes with the next run of the scheduler',
    already: 'goes already',
  })
}

async function ended(
  context: OperatorContext,
  email: string,
  deed: Deed,
  words: Record<'done' | 'already', string>,
): Promise<Outcome> {
  const outcome = said(email, deed, words)
  if (deed.outcome !== 'done') return outcome
  const given = await giveBackToBlocked(context, deed.person.email)
  return given ? { ...outcome, said: `${outcome.said}; orders that went back: ${given}` } : outcome
}

function said(email: string, deed: Deed, words: Record<'done' | 'already', string>): Outcome {
  if (deed.outcome === 'unknown') return { done: false, said: `no account for ${email}` }
  if (deed.outcome === 'operator')
    return { done: false, said: `${deed.person.email} is an operator: remove-operator comes first` }
  return { done: deed.outcome === 'done', said: `${deed.person.email} ${words[deed.outcome]}` }
}
