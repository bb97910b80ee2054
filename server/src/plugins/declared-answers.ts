import type { FastifyInstance } from 'fastify'

/**
 * A route that answers in JSON says which fields: what its schema does not name is not sent, and without a schema nothing
 * is. A row handed over as it stands would tell all its columns.
 */
export function sendOnlyDeclared(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, answer) => {
    const declared = request.routeOptions.schema?.response as Record<number, unknown> | undefined
    if (reply.statusCode < 400 && !declared?.[reply.statusCode])
      throw new Error(`${request.method} ${request.routeOptions.url} does not say what it answers`)
    return answer
  })
}
