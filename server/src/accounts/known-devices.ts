import { KNOWN_DEVICE_DAYS } from '@app/domain/accounts/account-rules.ts'
import { and, desc, eq, lt, ne, notInArray, sql } from 'drizzle-orm'
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
  if (old && (await isKnownDevice(database, userId, old))) {
    await database
      .update(knownDevices)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(knownDevices.tokenHash, tokenHash(old)))
    return cookie.set(request, reply, old)
  }
  const token = newToken()
  await database.insert(knownDevices).values({ tokenHash: tokenHash(token), userId })
  const latest = database
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(MOST_DEVICES)
  await database
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, latest)))
  cookie.set(request, reply, token)
}

export async function isKnownDevice(database: Queryable, userId: string, token: string): Promise<boolean> {
  const found = await database
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash(token)), eq(knownDevices.userId, userId)))
  return found.length > 0
}

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
