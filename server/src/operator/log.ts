import type { Database } from '../database/client.ts'
import { operatorActs } from '../database/schema/operator.ts'
import type { Answer } from './answer.ts'

/** One act, as it stands in the log: by whom (nobody has signed in at a terminal), and to what. */
export type ActLine = Pick<typeof operatorActs.$inferInsert, 'operatorId' | 'act' | 'subject' | 'words'>

/**
 * Acts, and writes it down: that it was tried, then that it was done. Nothing is done that cannot be written down.
 */
export async function actInLog(
  database: Database,
  line: ActLine,
  act: () => Promise<Answer>,
): Promise<Answer> {
  await database.insert(operatorActs).values({ ...line, done: false })
  const answer = await act()
  if (answer.done) await database.insert(operatorActs).values({ ...line, done: true })
  return answer
}
