import { DESK_ACTS, type DeskAct } from '@app/domain/operator/desk.ts'
import type { DeskActWish } from '@app/domain/operator/desk-api.ts'
import { offerWords } from '@app/domain/operator/typed-offer.ts'
import { sql } from 'drizzle-orm'
import type { Person } from '../../accounts/accounts.ts'
import type { Queryable } from '../../database/client.ts'
import type { Answer } from '../answer.ts'
import type { Act, OperatorContext } from '../command.ts'
import { COMMANDS } from '../commands.ts'
import { actInLog } from '../log.ts'

/** Done to a person: their commands know her by her address, the desk by her id. */
const TO_A_PERSON: readonly DeskAct[] = [
  ...(['make-pro', 'make-client', 'confirm-email', 'accept-pro', 'refuse-pro'] as const),
  ...(['give-credits', 'take-credits', 'block', 'unblock', 'delete-account'] as const),
]

/** Does what the command of this name does, and writes it down. */
export async function doAct(
  context: OperatorContext,
  operator: Person,
  { act, id, words, count, offer }: DeskActWish,
): Promise<Answer> {
  const typed = offer
    ? offerWords(offer)
    : [...(count === undefined ? [] : [`${count}`]), ...(words ? [words] : [])]
  // What names a person goes with her account: it is not written down where nothing is taken out.
  const said = DESK_ACTS[act] === 'address' ? '' : typed.join(' · ')
  const line = { operatorId: operator.id, act, subject: id, words: said }
  return actInLog(context.database, line, async () => {
    const subject = TO_A_PERSON.includes(act) ? await addressOf(context.database, id) : id
    return commandNamed(act).run({ ...context, operatorId: operator.id }, [subject, ...typed])
  })
}

function commandNamed(act: DeskAct): Act {
  const found = COMMANDS.find(({ name }) => name === act)
  if (!found || found.looks) throw new Error(`there is no command ${act}`)
  return found
}

async function addressOf(database: Queryable, id: string): Promise<string> {
  const { rows } = await database.execute<{ email: string }>(
    sql`select email from users where id::text = ${id}`,
  )
  return rows[0]?.email ?? ''
}
