import '@fastify/cookie'
import { SIGN_IN_ABSOLUTE_DAYS, SIGN_IN_KNOWN_AFTER_DAYS } from '@app/domain/accounts/account-rules.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'sign_in'
const SECURE_NAME = `__Host-${NAME}`
/** Longer than the sign-in lasts: without its cookie nobody could say that it has expired. */
const MAX_AGE_SECONDS = (SIGN_IN_ABSOLUTE_DAYS + SIGN_IN_KNOWN_AFTER_DAYS) * 86_400

/** `__Host-` needs https; on plain http (a laptop) the same cookie goes by its plain name. */
const nameFor = (request: FastifyRequest): string => (request.protocol === 'https' ? SECURE_NAME : NAME)

export const readSignInCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(request)]

export function setSignInCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameFor(request), token, { ...attributes(request), maxAge: MAX_AGE_SECONDS })
}

export function clearSignInCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), attributes(request))
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const
