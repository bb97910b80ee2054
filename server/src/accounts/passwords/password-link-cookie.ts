import '@fastify/cookie'
import { PASSWORD_LINK_MINUTES } from '@app/domain/accounts/account-rules.ts'
import { api } from '@app/domain/routes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * From the link in the mail to the call that uses it, the token travels in a cookie: it stands neither in the address
 * bar, nor in the history, nor in what the page tells other sites. Only that one call receives it, and no script.
 */
const NAME = 'password_link'

const nameFor = (request: FastifyRequest): string =>
  request.protocol === 'https' ? `__Secure-${NAME}` : NAME

const attributes = (request: FastifyRequest) =>
  ({
    path: api.newPassword(),
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  }) as const

export const readPasswordLink = (request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(request)]

export function keepPasswordLink(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameFor(request), token, { ...attributes(request), maxAge: PASSWORD_LINK_MINUTES * 60 })
}

export function dropPasswordLink(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), attributes(request))
}
