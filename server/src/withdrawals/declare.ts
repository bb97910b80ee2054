import { setTimeout as pause } from 'node:timers/promises'
import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { dayInParis } from '@app/domain/calendar/day-in-paris.ts'
import type { WithdrawalDeclaration } from '@app/domain/withdrawals/withdrawals-api.ts'
import type { Language } from '@app/texts/languages.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'
import { refuse } from '../errors.ts'
import { isWithdrawn } from '../payment/payment.ts'
import { acknowledge, type Notifying, notifyOperator } from './declaration-mails.ts'
import { findContract } from './find-contract.ts'
import { areManyUnmatched, isWrittenToEnough } from './spare-mailboxes.ts'
import { withdraw } from './withdraw.ts'

/** A contract that is carried out costs a few queries more: no answer leaves before this, so none says so. */
const ANSWER_AFTER_MS = 300

export type Declaring = Pick<Context, 'database'> & Notifying

export interface Declaration extends WithdrawalDeclaration {
  language: Language
  /** Who is signed in. */
  userId: string | null
}

/**
 * Writes her declaration down, carries it out where it can be, and acknowledges it with date and time (code de la
 * consommation, L221-21 and D221-5). It is always written down, however many there were: the right is hers, and
 * others may name her address. The answer is the same for a contract that does not exist.
 */
export async function declareWithdrawal(context: Declaring, declared: Declaration): Promise<Date> {
  const done = context.database.transaction((tx) => declareWithin(context, tx, declared))
  await Promise.all([Promise.allSettled([done]), pause(ANSWER_AFTER_MS)])
  return done
}

async function declareWithin(context: Declaring, tx: Queryable, declared: Declaration): Promise<Date> {
  const { name, contract, language } = declared
  const email = normaliseEmail(declared.email)
  const isEnough = await isWrittenToEnough(tx, email)
  const found = await findContract(tx, { contract, email, userId: declared.userId })
  // Past the limit somebody may be trying numbers: then only who is signed in ends a contract, or an operator.
  const done = found && (found.isSignedIn || !isEnough) ? await withdraw(tx, found.orderId) : null
  // What was withdrawn already is in the books; anything else she declares is written down, though we think it over.
  if (found?.isSignedIn && !done && (await isWithdrawn(tx, found.orderId))) refuse('withdrawal_over')
  const isFlood = isEnough || (!found && (await areManyUnmatched(tx)))
  const [written] = await tx
    .insert(withdrawals)
    .values({
      orderId: done ? found?.orderId : null,
      refundCents: done?.refundCents ?? 0,
      ...{ name, email, contract, language },
    })
    .returning()
  const { id, declaredAt } = written ?? refuse('internal')
  const told = {
    ...declared,
    ...{ email, declaredAt, done, buyerId: found?.userId ?? null },
    // Of many that nobody could carry out, one message a day.
    once: isFlood && !done ? `${found?.orderId ?? 'unmatched'}:${dayInParis(declaredAt)}` : id,
  }
  if (found || !isFlood) await acknowledge(context, tx, told)
  if (!done) await notifyOperator(context, tx, told)
  return declaredAt
}
