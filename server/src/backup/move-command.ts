import { resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { openLog } from '../plugins/open-log.ts'
import { disk } from '../storage/disk/disk-choice.ts'
import { move } from './move.ts'

const USE = `npm run -s move -- --from FOLDER    the data folder FOLDER (embedded database and files) into the DATABASE_URL
                                     and the S3_* or DATA_DIR of this configuration, which must be empty
npm run -s move -- --to FOLDER      and back, into a folder that is empty or not there
No app may run on either (docs/operations.md).`

async function main([direction, folder, ...rest]: string[]): Promise<void> {
  const isForth = direction === '--from'
  if (!folder || rest.length > 0 || !(isForth || direction === '--to')) {
    console.error(USE)
    process.exitCode = 1
    return
  }
  const begun = performance.now()
  const here = readConfig(process.env)
  if (here.database.kind === 'embedded')
    throw new ConfigError('DATABASE_URL is missing: the place beside the data folder is a PostgreSQL.')
  const there = folderPlace(here, folder)
  const [from, to] = isForth ? [there, here] : [here, there]
  const { rows, files, jobs } = await move(from, to, openLog('warn'))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`moved ${rows} rows and ${files} files in ${seconds} s, each compared; ${jobs} jobs go on`)
}

/** The same app on a data folder alone. */
function folderPlace(here: Config, folder: string): Config {
  const dataDir = resolve(folder)
  if (dataDir === here.dataDir)
    throw new ConfigError('DATA_DIR is this folder: give the other place a folder of its own.')
  const database = { kind: 'embedded' as const, folder: resolve(dataDir, 'database') }
  return { ...here, dataDir, database, storage: disk.choose({}) }
}

main(process.argv.slice(2)).catch((cause: unknown) => {
  console.error((cause as Error).message)
  process.exit(1)
})
