import { join } from 'node:path'
import type { Config } from './config.ts'
import { type Database, joinDatabase } from './database/client.ts'
import { migrate } from './database/migrate.ts'
import { runAtTerminal } from './operator/at-terminal.ts'
import type { Command, OperatorContext, Outcome } from './operator/command.ts'
import { Mailer } from './plugins/mailer.ts'
import { Scratch } from './storage/scratch.ts'

/** Does what an operator typed, on the data this configuration names: also while the app runs on it. */
export async function operateOn(config: Config, command: Command, args: string[]): Promise<Outcome> {
  const open = await joinDatabase(config.database)
  try {
    await migrate(open.pool)
    return await runAtTerminal(contextOf(config, open.database), command, args)
  } finally {
    await open.close()
  }
}

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
