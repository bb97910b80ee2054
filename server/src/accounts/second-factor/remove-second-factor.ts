import type { Posting } from '../posting.ts'
import { findByEmail } from '../queries.ts'
import { endFactor } from './second-factor.ts'

/** For whoever has lost her app and her codes: an operator has made sure that it is she. Null where there is no account. */
export async function removeSecondFactor(
  context: Pick<Posting, 'database' | 'mailer' | 'publicUrl'>,
  email: string,
): Promise<{ email: string; had: boolean } | null> {
  const person = await findByEmail(context.database, email)
  return person ? { email: person.email, had: await endFactor(context, person) } : null
}
