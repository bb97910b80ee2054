import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** Argon2id at OWASP's minimum (Password Storage cheat sheet), on libuv's threads: never on the event loop. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** The password as a PHC string, with a fresh salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(tag)}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, , , , salt, tag] = hash.split('$')
  if (!salt || !tag) return false
  return timingSafeEqual(Buffer.from(tag, 'base64'), await derive(password, Buffer.from(salt, 'base64')))
}

/** Costs as much as a real check, so that an unknown address takes as long as a wrong password. */
export async function pretendToCheck(password: string): Promise<false> {
  await derive(password, Buffer.alloc(16))
  return false
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((done, failed) => {
    argon2('argon2id', { ...COST, message: password.normalize('NFC'), nonce }, (error, key) =>
      error ? failed(error) : done(key),
    )
  })
}
