import { readConfig } from './config.ts'
import { joinDatabase } from './database/client.ts'
import { migrate } from './database/migrate.ts'
import { COMMANDS } from './operator/commands.ts'

/** `npm run -s operator -- COMMAND …`: works while the app runs, also on the embedded database. */
async function main(): Promise<void> {
  const [name = 'help', ...args] = process.argv.slice(2)
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (!command || args.length !== command.needs.length) {
    for (const { name, needs, does } of COMMANDS)
      console.log(`${[name, ...needs].join(' ').padEnd(32)} ${does}`)
    process.exitCode = name === 'help' ? 0 : 1
    return
  }
  const open = await joinDatabase(readConfig(process.env).database)
  try {
    await migrate(open.pool)
    const { done, said } = await command.run(open.database, args)
    console.log(said)
    process.exitCode = done ? 0 : 1
  } finally {
    await open.close()
  }
}

main().catch((cause: unknown) => {
  console.error((cause as Error).message)
  process.exit(1)
})
