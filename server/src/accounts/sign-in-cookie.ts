import { SIGN_IN_ABSOLUTE_DAYS, SIGN_IN_KNOWN_AFTER_DAYS } from '@app/domain/accounts/account-rules.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SecretCookie } from '../plugins/secure-cookies.ts'

const DAY_SECONDS = 86_400

const cookie = new SecretCookie('sign_in', {
  path: '/',
  sameSite: 'lax',
  // Longer than the sign-in lasts: without its cookie nobody could say that it has expired.
  maxAgeSeconds: (SIGN_IN_ABSOLUTE_DAYS + SIGN_IN_KNOWN_AFTER_DAYS) * DAY_SECONDS,
})

export const readSignInCookie = (request: FastifyRequest): string | undefined => cookie.read(request)

export const setSignInCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  cookie.set(request, reply, token)

export const clearSignInCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  cookie.clear(request, reply)
