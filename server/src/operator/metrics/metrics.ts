import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { App, Context } from '../../context.ts'
import { refuse } from '../../errors.ts'
import { keepGauges } from './gauges.ts'

export const METRICS_PATH = '/metrics'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * What Prometheus reads, at /metrics, for who has the token of the configuration; without one the address is not there.
 * Requests are counted by route, never by address: an address may hold a key.
 */
export function metricsRoute(app: App, context: Pick<Context, 'config' | 'database'>): void {
  const { metricsToken } = context.config
  if (!metricsToken) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  keepGauges(registry, context)
  countRequests(app, registry)
  const expected = hashOf(`Bearer ${metricsToken}`)
  app.get(METRICS_PATH, { config: { access: 'anyone', sameForAll: true } }, async (request, reply) => {
    if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected)) return refuse('not_found')
    const text = await registry.metrics()
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text)
  })
}

function countRequests(app: App, registry: Registry): void {
  const seconds = new Histogram({
    name: 'ondee_http_request_seconds',
    help: 'Time to answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}
