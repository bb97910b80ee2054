import type { ProRequest } from '@app/domain/pro-requests/pro-requests-api.ts'
import type { Person } from '../accounts/accounts.ts'
import { proRequests } from '../database/schema/pro-requests.ts'
import { refuse } from '../errors.ts'
import type { House } from '../house.ts'

/** Where anybody may check that a SIRET is of a salon in business. */
const REGISTER = 'https://annuaire-entreprises.data.gouv.fr/etablissement/'

/** One request at a time: the database keeps a single open one, and the house hears of it once. */
export async function askToBePro(house: House, person: Person, wish: ProRequest): Promise<void> {
  if (person.userType === 'pro') refuse('pro_already')
  await house.database.transaction(async (tx) => {
    const [asked] = await tx
      .insert(proRequests)
      .values({ userId: person.id, ...wish })
      .onConflictDoNothing()
      .returning({ id: proRequests.id })
    if (!asked) return
    await house.mailer.post(tx, {
      to: house.config.brand.supportEmail,
      userId: person.id,
      language: 'fr',
      kind: 'pro_requested',
      values: wish,
      link: REGISTER + wish.siret,
      dedupeKey: `${asked.id}:requested`,
    })
  })
}
