import type { Database, Queryable } from '../database/client.ts'
import { operatorActs } from '../database/schema/operator.ts'
import { type Answer, not } from './answer.ts'

/** One act, as it stands in the log: by whom (nobody has signed in at a terminal), and to what. */
export type ActLine = Pick<
  typeof operatorActs.$inferInsert,
  'operatorId' | 'act' | 'subject' | 'words' | 'press'
>

/**
 * Acts, and writes it down: that it was tried, then that it was done. Nothing is done that cannot be written down, and
 * a press that is written down already is not done again.
 */
export async function actInLog(
  database: Database,
  { press = null, ...line }: ActLine,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const tried = await database
    .insert(operatorActs)
    .values({ ...line, press, done: false })
    .onConflictDoNothing({ target: operatorActs.press })
    .returning({ id: operatorActs.id })
  if (tried.length === 0) return not('pressed_before')
  const answer = await act()
  if (answer.done) await database.insert(operatorActs).values({ ...line, done: true })
  return answer
}

/**
 * A file of what the house knows of people leaves the desk. What it was searched by may name somebody, and is not
 * written down.
 */
export async function fileInLog(
  database: Queryable,
  operatorId: string,
  file: { act: 'table-file' | 'dossier-file'; subject: string },
): Promise<void> {
  await database.insert(operatorActs).values({ ...file, operatorId, done: true })
}
