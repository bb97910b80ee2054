import './quick-start.ts'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Config } from './config.ts'
import { cannotRecord } from './database/cannot-record.ts'
import { startSmall } from './start-small.ts'
import type { StartupServer } from './startup-server.ts'

/**
 * What takes longest to load, one at a time: while a package is being evaluated nobody is answered, so the startup server
 * answers between two of them.
 */
const HEAVY = [
  () => import('fastify'),
  () => import('pino'),
  () => import('fastify-type-provider-zod'),
  () => import('pg'),
  () => import('drizzle-orm/node-postgres'),
  () => import('drizzle-orm/pg-core'),
  () => import('pg-boss'),
  () => import('@fastify/multipart'),
  () => import('i18next'),
]

/** Starts a process: the port first, then everything behind it. Ctrl-C and SIGTERM close it in order. */
async function main(): Promise<void> {
  const endStart = startSmall()
  const { readConfig } = await import('./config.ts')
  const config = readConfig(process.env)
  const startup = config.role.web ? await openFirst(config) : null
  for (const load of HEAVY) {
    await load()
    await breathe()
  }
  const { run } = await import('./run.ts')
  await run(config, startup, { pages: process.argv.includes('--hot') ? 'hot' : 'built' })
  endStart()
}

async function openFirst(config: Config): Promise<StartupServer> {
  const { openStartupServer } = await import('./startup-server.ts')
  return openStartupServer(config.host, config.port)
}

const SAID_IN_WORDS = new Set(['ConfigError', 'FolderInUseError', 'NoRoomError'])
const FULL = /^(ENOSPC|EDQUOT|EFBIG)$/

/** What an operator can mend is said in words; the rest keeps its trace. */
function explain(cause: unknown): unknown {
  const { name, code = '', message } = cause as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Le port est déjà utilisé. Choisissez-en un autre avec PORT. / The port is in use: ${message}`
  if (SAID_IN_WORDS.has(name)) return message
  if (FULL.test(code))
    return `Le disque est plein. Faites de la place, puis recommencez. / The disk is full: ${message}`
  if (cannotRecord(cause))
    return `La base de données n’enregistre rien : son disque est plein, ou elle est en lecture seule. / The database takes nothing down: ${message}`
  return cause
}

main().catch((cause: unknown) => {
  console.error(explain(cause))
  process.exit(1)
})
