import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { HouseKeys } from '../../config.ts'

/** Another use of the key of the house has another label: no key of one use says anything of another's. */
const LABEL = 'second factor'
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NAME_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LOCKED = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/

/** It was locked with a key this process does not have, or is not what was locked. */
export class LockedSecretError extends Error {
  override name = 'LockedSecretError'
}

interface Key {
  /** Which of the house's keys it comes from; of the key itself it says nothing. */
  name: string
  bytes: Buffer
}

const derive = (houseKey: Buffer, what: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', houseKey, '', `${LABEL}: ${what}`, bytes))

const keyOf = (houseKey: Buffer): Key => ({
  name: derive(houseKey, 'name', NAME_BYTES).toString('hex'),
  bytes: derive(houseKey, 'key', KEY_BYTES),
})

/** As it lies in the database: unreadable without the key of the house, and in the row of anybody else. */
export function lockSecret({ now }: HouseKeys, userId: string, secret: string): string {
  if (!now) return secret
  const { name, bytes } = keyOf(now)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(userId))
  const locked = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `v1.${name}.${locked.toString('base64url')}`
}

/**
 * The secret, and whether it lies there as it would be laid today: if not, it is laid anew with its next use.
 *
 * @throws LockedSecretError
 */
export function openSecret(
  { now, before }: HouseKeys,
  userId: string,
  kept: string,
): { secret: string; isOfToday: boolean } {
  const [, name, locked] = LOCKED.exec(kept) ?? []
  // It was laid before the house had a key.
  if (!name || !locked) return { secret: kept, isOfToday: now === null }
  const keys = [now, before].flatMap((houseKey) => (houseKey ? [keyOf(houseKey)] : []))
  const key = keys.find((each) => each.name === name)
  if (!key) throw new LockedSecretError(`locked with HOUSE_KEY ${name}, which this process was not given`)
  const secret = unlock(key.bytes, userId, Buffer.from(locked, 'base64url'))
  return { secret, isOfToday: now !== null && keyOf(now).name === name }
}

function unlock(key: Buffer, userId: string, locked: Buffer): string {
  try {
    const decipher = createDecipheriv(CIPHER, key, locked.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(userId)).setAuthTag(locked.subarray(-TAG_BYTES))
    return (
      decipher.update(locked.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    )
  } catch (cause) {
    throw new LockedSecretError('this is not what was locked', { cause })
  }
}
