import { HOUSE_CREDITS_MAX } from '@app/domain/credits/credits-api.ts'
import { findByEmail, holdAccount } from '../../accounts/accounts.ts'
import { balanceOf, enterForHouse, isOverdraft } from '../../credits/credits.ts'
import type { Command, OperatorContext, Outcome } from '../command.ts'

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

const no = (said: string): Outcome => ({ done: false, said })

async function enter(
  { database }: OperatorContext,
  [email = '', typed = '', reason = '']: string[],
  sign: 1 | -1,
): Promise<Outcome> {
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  if (count < 1 || count > HOUSE_CREDITS_MAX)
    return no(`${typed} is not a number of credits: write 1 to ${HOUSE_CREDITS_MAX}`)
  const words = reason.trim()
  if (words === '') return no('she is to read a reason')
  const person = await findByEmail(database, email)
  if (!person) return no(`no account for ${email}`)
  const { id: userId } = person
  try {
    const balance = await database.transaction(async (tx) => {
      await holdAccount(tx, userId)
      await enterForHouse(tx, { userId, amount: sign * count, words })
      return balanceOf(tx, userId)
    })
    return { done: true, said: `${person.email} has ${balance} credits now` }
  } catch (cause) {
    if (!isOverdraft(cause)) throw cause
    return no(`${person.email} has only ${await balanceOf(database, userId)} credits`)
  }
}
