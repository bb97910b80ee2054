/**
 * PGlite runs here, in a thread of its own: its queries are synchronous WebAssembly and would stop every request.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { CarefulDatabase, LOG_LIMITS, MEMORY_LIMITS } from './careful-database.ts'
import { openSocketServer } from './socket-server.ts'

const { folder, socketPath, pgliteWasmModule } = workerData as {
  folder: string
  socketPath: string
  pgliteWasmModule: WebAssembly.Module
}

const startParams = [...PGlite.defaultStartParams, ...LOG_LIMITS, ...MEMORY_LIMITS]
const database = await PGlite.create(folder, { pgliteWasmModule, startParams })
const version = await database.query<{ server_version: string }>('show server_version')
const server = await openSocketServer(
  new CarefulDatabase(database, folder),
  version.rows[0]?.server_version ?? '17',
  socketPath,
  // This thread ends, without a word more to PGlite: closing it would write.
  (cause) =>
    setImmediate(() => {
      throw cause
    }),
)

parentPort?.on('message', async () => {
  server.close()
  await database.close()
  parentPort?.postMessage('closed')
  parentPort?.close()
})
parentPort?.postMessage('ready')
