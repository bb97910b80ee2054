import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, as they travel. Only their SHA-256 is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const tokenHash = (token: string): string => hash('sha256', token, 'hex')
