import type { User } from '@app/domain/accounts/accounts-api.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { knownDevices, signIns } from '../../database/schema/accounts.ts'
import { mails } from '../../database/schema/mails.ts'
import type { ZipEntry } from '../../plugins/zip-files.ts'
import { listPasskeys } from '../passkeys/passkeys.ts'
import { describeFactor } from '../second-factor/second-factor.ts'
import type { Person } from '../sign-ins.ts'
import type { Belongings } from './belongings.ts'

/** Everything we keep of her, to take along: what is written in one JSON file, and every picture. */
export async function gatherExport(
  { database, storage }: Pick<Context, 'database' | 'storage'>,
  belongings: readonly Belongings[],
  { person, described }: { person: Person; described: User },
): Promise<ZipEntry[]> {
  const words: Record<string, unknown> = {
    account: {
      ...described,
      language: person.language,
      since: person.createdAt,
      lastVisit: person.lastVisitAt,
    },
  }
  const entries: ZipEntry[] = []
  for (const { gather } of belongings) {
    const gathered = await gather?.(database, person)
    Object.assign(words, gathered?.words)
    entries.push(...(gathered?.entries ?? []))
  }
  Object.assign(words, await gatherRecords(database, person))
  return [
    { name: 'account.json', words: JSON.stringify(words, null, 2) },
    ...(await thoseThere(storage, entries)),
  ]
}

/** One deleted while we gather is left out; the others come. */
async function thoseThere(storage: Context['storage'], entries: ZipEntry[]): Promise<ZipEntry[]> {
  const isThere = async (entry: ZipEntry) => !('key' in entry) || (await storage.size(entry.key)) !== null
  const there = await Promise.all(entries.map(isThere))
  return entries.filter((_, index) => there[index])
}

/** Messages and sign-ins. No secret of the server is among them. */
async function gatherRecords(database: Queryable, { id }: Person) {
  const { kind, subject, createdAt } = mails
  return {
    messages: await database
      // Not their text: a link on its way would open more than an open screen may.
      .select({ kind, subject, at: createdAt })
      .from(mails)
      .where(eq(mails.userId, id)),
    signIns: await database
      .select({ since: signIns.createdAt, with: signIns.proof, lastUsedAt: signIns.lastUsedAt })
      .from(signIns)
      .where(eq(signIns.userId, id)),
    passkeys: await listPasskeys(database, id),
    secondFactor: await describeFactor(database, id),
    knownDevices: await database
      .select({ lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, id)),
  }
}
