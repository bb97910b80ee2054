import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { sayAnswer } from './answer.ts'
import type { Act, Command, OperatorContext, Outcome } from './command.ts'
import { actInLog } from './log.ts'

/** Runs a command typed into a terminal. One that changes anything stands in the log as acts of the desk do. */
export async function runAtTerminal(
  context: OperatorContext,
  command: Command,
  args: string[],
): Promise<Outcome> {
  if (command.looks) return command.run(context, args)
  const { database } = context
  const line = {
    operatorId: null,
    act: command.name,
    subject: await subjectOf(database, command, args),
    words: wordsOf(command, args),
  }
  return sayAnswer(await actInLog(database, line, () => command.run(context, args)), 'en')
}

/** What names a person, and goes with her; what is a key, and opens something. Neither is to stay in the log. */
const NOT_WRITTEN_DOWN = ['EMAIL', 'EMAIL-AGAIN', 'ADDRESS']

/** People are written down by their ids, of which nothing is left once they are gone. */
async function subjectOf(database: Queryable, { needs }: Command, [typed = '']: string[]): Promise<string> {
  if (needs[0] !== 'EMAIL') return needs[0] === 'ADDRESS' ? '' : typed
  const [her] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normaliseEmail(typed)))
  return her?.id ?? ''
}

const wordsOf = ({ needs, may = [], writes }: Act, args: string[]): string =>
  (writes?.(args) ?? args)
    .filter((_, place) => place > 0 && !NOT_WRITTEN_DOWN.includes([...needs, ...may][place] ?? ''))
    .join(' · ')
