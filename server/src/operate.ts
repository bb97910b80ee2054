import { join } from 'node:path'
import { type Config, readConfig } from './config.ts'
import { type Database, joinDatabase } from './database/client.ts'
import { migrate } from './database/migrate.ts'
import { runAtTerminal } from './operator/at-terminal.ts'
import type { Command, OperatorContext } from './operator/command.ts'
import { COMMANDS } from './operator/commands.ts'
import { Mailer } from './plugins/mailer.ts'
import { Scratch } from './storage/scratch.ts'

/** `npm run -s operator -- COMMAND …`: works while the app runs, also on the embedded database. */
async function main(): Promise<void> {
  const [name = 'help', ...args] = process.argv.slice(2)
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (!command || !takes(command, args)) {
    for (const { name, needs, may = [], does } of COMMANDS)
      console.log(`${[name, ...needs, ...may.map((each) => `[${each}]`)].join(' ').padEnd(32)} ${does}`)
    process.exitCode = name === 'help' ? 0 : 1
    return
  }
  const config = readConfig(process.env)
  const open = await joinDatabase(config.database)
  try {
    await migrate(open.pool)
    const { done, said } = await runAtTerminal(contextOf(config, open.database), command, args)
    console.log(said)
    process.exitCode = done ? 0 : 1
  } finally {
    await open.close()
  }
}

const takes = ({ needs, may = [] }: Command, { length }: string[]): boolean =>
  length >= needs.length && length <= needs.length + may.length

/** Messages are written here; the app, which knows the mail server, sends them on its schedule. */
function contextOf(config: Config, database: Database): OperatorContext {
  const scratch = new Scratch(join(config.dataDir, 'scratch'))
  return {
    ...{ config, database, scratch },
    storage: config.storage.open({ dataDir: config.dataDir, scratch }),
    mailer: new Mailer(config.brand, null),
    publicUrl: () => config.publicUrl ?? `http://localhost:${config.port}`,
  }
}

main().catch((cause: unknown) => {
  console.error((cause as Error).message)
  process.exit(1)
})
