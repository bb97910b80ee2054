import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The site is published under https: also where whoever stands before it forgets to say so. */
    isPublishedSecurely: boolean
  }
}

/** Once for an app, before any cookie is read or written. */
export function followPublicUrl(app: FastifyInstance, publicUrl: string | null): void {
  app.decorate('isPublishedSecurely', publicUrl?.startsWith('https://') ?? false)
}

const isSecure = (request: FastifyRequest): boolean =>
  request.server.isPublishedSecurely || request.protocol === 'https'

interface Attributes {
  path: string
  sameSite: 'lax' | 'strict'
  maxAgeSeconds: number
}

/**
 * A cookie no script reads, and none that is set over plain http takes the place of: `__Host-` where it is for the whole
 * site, `__Secure-` where it is for one call. On plain http (a laptop) it goes by its plain name.
 */
export class SecretCookie {
  readonly #name: string
  readonly #attributes: Attributes

  constructor(name: string, attributes: Attributes) {
    this.#name = name
    this.#attributes = attributes
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.#nameFor(request)]
  }

  set(request: FastifyRequest, reply: FastifyReply, value: string): void {
    const maxAge = this.#attributes.maxAgeSeconds
    reply.setCookie(this.#nameFor(request), value, { ...this.#attributesFor(request), maxAge })
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(this.#nameFor(request), this.#attributesFor(request))
  }

  #nameFor(request: FastifyRequest): string {
    if (!isSecure(request)) return this.#name
    return `${this.#attributes.path === '/' ? '__Host-' : '__Secure-'}${this.#name}`
  }

  #attributesFor(request: FastifyRequest) {
    const { path, sameSite } = this.#attributes
    return { path, httpOnly: true, sameSite, secure: isSecure(request) }
  }
}
