import type { ProRequest } from '@app/domain/pro-requests/pro-requests-api.ts'
import type { Person } from '../accounts/accounts.ts'
import type { Context } from '../context.ts'
import { proRequests } from '../database/schema/pro-requests.ts'
import { refuse } from '../errors.ts'

/** Where anybody may check that a SIRET is of a salon in business. */
const REGISTER = 'https://annuaire-entreprises.data.gouv.fr/etablissement/'

/** One request at a time: the database keeps a single open one, and the operator hears of it once. */
export async function askToBePro(
  context: Pick<Context, 'config' | 'database' | 'mailer'>,
  person: Person,
  wish: ProRequest,
): Promise<void> {
  if (person.userType === 'pro') refuse('pro_already')
  await context.database.transaction(async (tx) => {
    const [asked] = await tx
      .insert(proRequests)
      .values({ userId: person.id, ...wish })
      .onConflictDoNothing()
      .returning({ id: proRequests.id })
    if (!asked) return
    await context.mailer.post(tx, {
      to: context.config.brand.supportEmail,
      userId: person.id,
      language: 'fr',
      kind: 'pro_requested',
      values: wish,
      link: REGISTER + wish.siret,
      dedupeKey: `${asked.id}:requested`,
    })
  })
}
