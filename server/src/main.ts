import { ConfigError, readConfig } from './config.ts'
import { openDoorstep } from './doorstep.ts'

/** Starts a process: the port first, then everything behind it. Ctrl-C and SIGTERM close it in order. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const doorstep = config.role.web ? await openDoorstep(config.host, config.port) : null
  const { run } = await import('./run.ts')
  await run(config, doorstep, { hotReload: process.argv.includes('--hot') })
}

main().catch((cause: unknown) => {
  // What an operator can mend is said in words; the rest keeps its trace.
  const expected = cause instanceof ConfigError || ['FolderInUseError'].includes((cause as Error).name)
  const busy = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE'
  if (busy)
    console.error(
      `Le port est déjà utilisé. Choisissez-en un autre avec PORT. / The port is in use: ${(cause as Error).message}`,
    )
  else console.error(expected ? (cause as Error).message : cause)
  process.exit(1)
})
