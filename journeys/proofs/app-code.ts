import { Secret, TOTP } from 'otpauth'

const HALF_MINUTE_MS = 30_000

/** What her app shows now, of the secret she typed into it. */
export const codeOf = (secret: string, halfMinutes = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + halfMinutes * HALF_MINUTE_MS,
  })
