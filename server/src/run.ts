import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PROVIDER_LABEL } from '@app/domain/payment/card-providers.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type AppOptions, buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { StopTimes } from './drain.ts'
import { openLog } from './plugins/open-log.ts'
import { openContext } from './start.ts'
import type { StartupServer } from './startup-server.ts'

/** Beyond what was granted, before a process that cannot end is ended. */
const END_WITHIN_MS = 10_000

type Stop = (hurry: AbortSignal) => Promise<void>

export async function run(
  config: Config,
  startup: StartupServer | null,
  { pages }: Pick<AppOptions, 'pages'>,
): Promise<void> {
  const log = openLog(config.logLevel)
  const address = startup ? addressOf(startup, config) : (config.publicUrl ?? '')
  const { context, stopWork, close } = await openContext(config, log, () => config.publicUrl ?? address)
  let stop: Stop = close
  if (startup) {
    let answer: RequestListener | null = null
    const app = await buildApp(context, {
      pages,
      isStopping: startup.isStopping,
      serverFactory: (handler) => {
        answer = handler as RequestListener
        return startup.server
      },
    })
    await app.ready()
    // Not a moment earlier: an app that is not ready answers by throwing.
    if (answer) startup.welcome(answer)
    stop = async (hurry) => {
      // No job is begun from here on, whatever requests still come.
      const atRest = stopWork()
      const cut = await startup.stop(config.stopping, hurry)
      if (cut > 0) log.warn({ requests: cut }, 'cut off: they took longer than GRACE_SECONDS')
      await app.close()
      await atRest
      await close()
    }
    announce(config, address)
  }
  stopOnSignals(config.stopping, stop, log)
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

/** SIGTERM is a deploy's, where others take over; whoever presses Ctrl-C waits for nobody, also after a SIGTERM. */
function stopOnSignals({ drainMs, graceMs }: StopTimes, stop: Stop, log: FastifyBaseLogger): void {
  const hurry = new AbortController()
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    log.info({ drainMs, graceMs }, 'stopping')
    setTimeout(() => process.exit(1), drainMs + graceMs + END_WITHIN_MS).unref()
    await stop(hurry.signal).catch((cause) => log.error({ err: cause }, 'not stopped in order'))
    process.exit(0)
  }
  process.on('SIGINT', () => {
    hurry.abort()
    return end()
  })
  process.on('SIGTERM', end)
}
