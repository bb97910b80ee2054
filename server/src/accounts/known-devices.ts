import { KNOWN_DEVICE_DAYS } from '@app/domain/accounts/account-rules.ts'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../database/client.ts'
import { knownDevices } from '../database/schema/accounts.ts'
import { SecretCookie } from '../plugins/secure-cookies.ts'
import { newToken, tokenHash } from './tokens.ts'

/** Of one account; the one used longest ago is forgotten first. */
const MOST_DEVICES = 20

const cookie = new SecretCookie('device', {
  path: '/',
  sameSite: 'lax',
  maxAgeSeconds: KNOWN_DEVICE_DAYS * 86_400,
})

export const readDeviceCookie = (request: FastifyRequest): string | undefined => cookie.read(request)

/**
 * This browser is hers from now on: she has signed in from it, or opened a link we sent to her address. It opens nothing
 * by itself; wrong passwords typed elsewhere do not make it wait.
 */
export async function rememberDevice(
  database: Queryable,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
): Promise<void> {
  const old = readDeviceCookie(request)
  if (old && (await useDevice(database, userId, old))) return cookie.set(request, reply, old)
  const token = newToken()
  // What is deleted is told from what was there before: with the new one there are as many as may be.
  await database.execute(sql`
    with added as (insert into known_devices (token_hash, user_id) values (${tokenHash(token)}, ${userId}))
    delete from known_devices where user_id = ${userId} and token_hash not in (
      select token_hash from known_devices where user_id = ${userId}
        order by last_used_at desc limit ${MOST_DEVICES - 1})`)
  cookie.set(request, reply, token)
}

/** Whether it was hers. */
async function useDevice(database: Queryable, userId: string, token: string): Promise<boolean> {
  const used = await database
    .update(knownDevices)
    .set({ lastUsedAt: sql`now()` })
    .where(isHers(userId, token))
    .returning({ userId: knownDevices.userId })
  return used.length > 0
}

export async function isKnownDevice(database: Queryable, userId: string, token: string): Promise<boolean> {
  const found = await database
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(isHers(userId, token))
  return found.length > 0
}

const isHers = (userId: string, token: string) =>
  and(eq(knownDevices.tokenHash, tokenHash(token)), eq(knownDevices.userId, userId))

/** Whoever signed in from them may have known a password that is not hers any more. */
export async function forgetOtherDevices(
  tx: Queryable,
  userId: string,
  token: string | undefined,
): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.tokenHash, tokenHash(token ?? ''))))
}

export async function forgetOldDevices(database: Queryable): Promise<void> {
  await database
    .delete(knownDevices)
    .where(lt(knownDevices.lastUsedAt, sql`now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`))
}
