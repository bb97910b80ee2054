import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PROVIDER_LABEL } from '@app/domain/payment/card-providers.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type AppOptions, buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openLog } from './plugins/open-log.ts'
import { openContext } from './start.ts'
import type { StartupServer } from './startup-server.ts'

const STOP_WITHIN_MS = 10_000

export async function run(
  config: Config,
  startup: StartupServer | null,
  { pages }: Pick<AppOptions, 'pages'>,
): Promise<void> {
  const log = openLog(config.logLevel)
  const address = startup ? addressOf(startup, config) : (config.publicUrl ?? '')
  const { context, close } = await openContext(config, log, () => config.publicUrl ?? address)
  let stop = close
  if (startup) {
    let answer: RequestListener | null = null
    const app = await buildApp(context, {
      pages,
      serverFactory: (handler) => {
        answer = handler as RequestListener
        return startup.server
      },
    })
    await app.ready()
    // Not a moment earlier: an app that is not ready answers by throwing.
    if (answer) startup.welcome(answer)
    stop = async () => {
      await closeServer(startup)
      await app.close()
      await close()
    }
    announce(config, address)
  }
  stopOnSignals(stop, log)
}

function addressOf({ server }: StartupServer, config: Config): string {
  const { port } = server.address() as AddressInfo
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.host) ? 'localhost' : config.host
  return `http://${host}:${port}`
}

function announce(config: Config, address: string): void {
  console.log(`\n  ${config.brand.name} : ${address}\n`)
  if (config.database.kind === 'embedded')
    console.log(
      '  Base de données embarquée : sûre si le processus est tué, pas en cas de coupure de courant\n' +
        `  (DATABASE_URL pour PostgreSQL). Données : ${config.dataDir}`,
    )
  if (!config.smtpUrl) console.log(`  Courrier : ${address}/courrier-de-developpement`)
  announceCards(config)
  if (config.rateLimitFactor > 1) console.warn(`  Attention : RATE_LIMIT_FACTOR=${config.rateLimitFactor}`)
}

function announceCards({ cards }: Config): void {
  const provider = PROVIDER_LABEL[cards.name] ?? 'cartes de test'
  console.log(`  Paiement : ${cards.takesMoney ? provider : `${provider}, rien n’est débité`}\n`)
}

/** No new connection; those that are idle end now, those at work have until the deadline. */
function closeServer({ server }: StartupServer): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS / 2).unref()
  })
}

function stopOnSignals(stop: () => Promise<void>, log: FastifyBaseLogger): void {
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS * 2).unref()
    await stop().catch((cause) => log.error({ err: cause }, 'stopping'))
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
