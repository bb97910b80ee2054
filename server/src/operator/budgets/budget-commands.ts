import { isHosted } from '@app/domain/engines/makers.ts'
import { BUDGET_CENTS, isBudget } from '@app/domain/operator/budgets.ts'
import { centsFromTyped } from '@app/domain/payment/typed-amount.ts'
import { decideBudget } from '../../remote-jobs/remote-jobs.ts'
import { type Answer, did, not } from '../answer.ts'
import type { Command, OperatorContext } from '../command.ts'

export const BUDGET_COMMANDS: Command[] = [
  {
    name: 'set-budget',
    needs: ['ENGINE', 'EUROS', 'REASON'],
    does: 'decides what may be begun at an image service in a day, from now on; engines shows what is spent of it',
    run: set,
  },
  {
    name: 'clear-budget',
    needs: ['ENGINE', 'REASON'],
    does: 'takes that back: what the environment says holds again, or nothing bounds it',
    run: clear,
  },
]

const MILLI = 1000

async function set(
  { database, operatorId }: OperatorContext,
  [service = '', typed = '', reason = '']: string[],
): Promise<Answer> {
  const cents = centsFromTyped(typed)
  if (!isHosted(service)) return not('no_service', { typed: service })
  if (!isBudget(cents))
    return not('budget_wrong', { typed, min: BUDGET_CENTS.min / 100, max: BUDGET_CENTS.max / 100 })
  if (reason.trim() === '') return not('note_missing')
  const decision = { service, aDay: cents * MILLI, reason, operatorId: operatorId ?? null }
  const facts = { article: service, budget: cents / 100 }
  return (await decideBudget(database, decision)) ? did('budget_set', facts) : not('budget_same', facts)
}

async function clear(
  { database, operatorId }: OperatorContext,
  [service = '', reason = '']: string[],
): Promise<Answer> {
  if (!isHosted(service)) return not('no_service', { typed: service })
  if (reason.trim() === '') return not('note_missing')
  const decision = { service, aDay: null, reason, operatorId: operatorId ?? null }
  const facts = { article: service }
  return (await decideBudget(database, decision)) ? did('budget_cleared', facts) : not('no_budget', facts)
}
