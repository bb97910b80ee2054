import { api } from '@app/domain/routes.ts'
import { z } from 'zod'
import type { App, Context } from '../context.ts'
import { type ImageService, ServiceError } from '../engines/hosted/image-service.ts'
import { refuse } from '../errors.ts'
import { withByteBodies } from '../plugins/byte-bodies.ts'
import { RemoteJobRows } from './store.ts'

/** A webhook carries what was made as addresses, and logs. */
const BODY_LIMIT = 2 * 1024 * 1024

const query = z.object({ job: z.uuid().optional().catch(undefined) })

/**
 * Where image services tell us how their jobs are. The signature is of these very bytes, so these addresses have a reader
 * of bodies of their own; it proves who calls, so no cookie and no origin is asked for. What is said of a job that nobody
 * asked for is answered like any other, and written nowhere: the service would send it again.
 */
export async function remoteJobRoutes(
  app: App,
  { database, log, services }: Pick<Context, 'database' | 'log' | 'services'>,
): Promise<void> {
  const rows = new RemoteJobRows(database)
  await withByteBodies(app, BODY_LIMIT, (scope) => {
    for (const service of services) if (service.readWebhook) webhookRoute(scope, service, { rows, log })
  })
}

function webhookRoute(
  app: App,
  service: ImageService,
  { rows, log }: { rows: RemoteJobRows; log: Context['log'] },
): void {
  app.post(
    api.serviceWebhook(service.name),
    {
      bodyLimit: BODY_LIMIT,
      config: { access: 'anyone', sameForAll: true, fromAnySite: true },
      schema: { querystring: query, response: { 200: z.object({ received: z.literal(true) }) } },
    },
    async (request) => {
      const told = await readVerified(service, request.headers, request.body)
      const isOurs = await rows.hear(service.name, request.query.job ?? null, told)
      if (!isOurs) log.info({ service: service.name }, 'webhook of a job that is not ours')
      return { received: true as const }
    },
  )
}

async function readVerified(
  service: ImageService,
  headers: Record<string, string | string[] | undefined>,
  body: unknown,
) {
  if (!service.readWebhook || !Buffer.isBuffer(body)) return refuse('webhook_unsigned')
  try {
    return await service.readWebhook({ headers, body })
  } catch (cause) {
    if (cause instanceof ServiceError && cause.trouble === 'refused')
      return refuse('webhook_unsigned', { cause })
    // The key to verify it with could not be fetched: the service sends it again.
    return refuse('unavailable', { cause })
  }
}
