/**
 * `node seed-database.ts DATA_DIR [DATABASE_URL]`: opens the app on an empty database and closes it again. What it leaves is
 * copied by every new app (the build makes one) and by every suite: making a database from nothing costs seconds.
 */
import pino from 'pino'
import { readConfig } from './config.ts'
import { openContext } from './start.ts'

const [dataDir, databaseUrl] = process.argv.slice(2)
const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})
config.role.worker = false
const { close } = await openContext(config, pino({ level: 'silent' }), () => 'http://localhost')
await close()
