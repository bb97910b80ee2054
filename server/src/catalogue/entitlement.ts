import type { FreeEntitlement } from '@app/domain/catalogue/packages.ts'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { transformations } from '../database/schema/transformations.ts'
import { hadFreeOne } from './free-addresses.ts'

/** What this person may still take for nothing. A stranger may take nothing. */
export async function findEntitlement(
  database: Queryable,
  person: { id: string; email: string; userType: string; emailVerifiedAt: Date | null } | null,
  firstFreeOffered: boolean,
): Promise<FreeEntitlement> {
  const taken = person ? await freePackagesTaken(database, person.id) : []
  const hadOne = person ? await hadFreeOne(database, person.email) : false
  return {
    isPro: person?.userType === 'pro',
    emailVerified: person?.emailVerifiedAt != null,
    proTestTaken: taken.includes('pro_test'),
    firstFreeTaken: hadOne || taken.includes('decouverte'),
    firstFreeOffered: firstFreeOffered && person !== null,
  }
}

async function freePackagesTaken(database: Queryable, userId: string): Promise<string[]> {
  const rows = await database
    .select({ type: transformations.packageType })
    .from(transformations)
    .where(
      and(
        eq(transformations.userId, userId),
        inArray(transformations.packageType, ['pro_test', 'decouverte']),
        // One that failed gave nothing: it does not count (migrations/0003, the unique indexes).
        ne(transformations.status, 'failed'),
      ),
    )
  return rows.map((row) => row.type)
}
