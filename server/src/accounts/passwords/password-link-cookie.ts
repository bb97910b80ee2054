import { PASSWORD_LINK_MINUTES } from '@app/domain/accounts/account-rules.ts'
import { api } from '@app/domain/routes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SecretCookie } from '../../plugins/secure-cookies.ts'

/**
 * From the link in the mail to the call that uses it, the token travels in a cookie: it stands neither in the address
 * bar, nor in the history, nor in what the page tells other sites. Only that one call receives it, and no script.
 */
const cookie = new SecretCookie('password_link', {
  path: api.newPassword(),
  sameSite: 'strict',
  maxAgeSeconds: PASSWORD_LINK_MINUTES * 60,
})

export const readPasswordLink = (request: FastifyRequest): string | undefined => cookie.read(request)

export const keepPasswordLink = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  cookie.set(request, reply, token)

export const dropPasswordLink = (request: FastifyRequest, reply: FastifyReply): void =>
  cookie.clear(request, reply)
