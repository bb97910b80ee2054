import { FACTOR_CODE_DIGITS, FACTOR_CODE_SECONDS } from '@app/domain/accounts/account-rules.ts'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/** A clock may be half a minute off, and typing takes time: the code before and the one after are taken too. */
const STEPS_OFF = 1
const SECRET_BYTES = 20

/** 160 random bits, in the letters apps read them in. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, about: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({
    ...about,
    secret: Secret.fromBase32(secret),
    digits: FACTOR_CODE_DIGITS,
    period: FACTOR_CODE_SECONDS,
  })

/** Which step of time this code is of; null where it is of none that counts now. */
export function stepOfCode(secret: string, code: string, seconds: number): number | null {
  const off = totpOf(secret).validate({ token: code, timestamp: seconds * 1000, window: STEPS_OFF })
  return off === null ? null : Math.floor(seconds / FACTOR_CODE_SECONDS) + off
}

/** The secret as an address, which apps read from a drawing. */
export const addressOf = (secret: string, brand: string, email: string): string =>
  totpOf(secret, { issuer: brand, label: email }).toString()

/** That address as a QR code: one path, in units of its squares. */
export function drawingOf(address: string): { size: number; path: string } {
  const { size, data } = encode(address, { border: 2, ecc: 'M' })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
