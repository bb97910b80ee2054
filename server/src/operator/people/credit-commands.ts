import { HOUSE_CREDITS_MAX } from '@app/domain/credits/credits-api.ts'
import { findByEmail, holdAccount } from '../../accounts/accounts.ts'
import { balanceOf, enterForHouse, isOverdraft } from '../../credits/credits.ts'
import { type Answer, did, not } from '../answer.ts'
import type { Command, OperatorContext } from '../command.ts'

export const CREDIT_COMMANDS: Command[] = [
  {
    name: 'give-credits',
    needs: ['EMAIL', 'COUNT', 'REASON'],
    does: 'gives her credits; she reads the reason beside them',
    run: (context, args) => enter(context, args, 1),
  },
  {
    name: 'take-credits',
    needs: ['EMAIL', 'COUNT', 'REASON'],
    does: 'takes credits she has, never more; she reads the reason',
    run: (context, args) => enter(context, args, -1),
  },
]

async function enter(
  { database }: OperatorContext,
  [email = '', typed = '', reason = '']: string[],
  sign: 1 | -1,
): Promise<Answer> {
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  if (count < 1 || count > HOUSE_CREDITS_MAX) return not('credits_wrong', { typed, max: HOUSE_CREDITS_MAX })
  const words = reason.trim()
  if (words === '') return not('reason_missing')
  const person = await findByEmail(database, email)
  if (!person) return not('no_account')
  const { id: userId } = person
  try {
    const balance = await database.transaction(async (tx) => {
      await holdAccount(tx, userId)
      await enterForHouse(tx, { userId, amount: sign * count, words })
      return balanceOf(tx, userId)
    })
    return did('credits_now', { who: person.email, credits: balance })
  } catch (cause) {
    if (!isOverdraft(cause)) throw cause
    return not('credits_too_few', { who: person.email, credits: await balanceOf(database, userId) })
  }
}
