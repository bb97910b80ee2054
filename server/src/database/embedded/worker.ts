/**
 * PGlite runs here, in a thread of its own: its queries are synchronous WebAssembly and would stop every request.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { openSocketServer } from './socket-server.ts'

const { folder, socketPath, pgliteWasmModule } = workerData as {
  folder: string
  socketPath: string
  pgliteWasmModule: WebAssembly.Module
}

const database = await PGlite.create(folder, { pgliteWasmModule })
const version = await database.query<{ server_version: string }>('show server_version')
const server = await openSocketServer(database, version.rows[0]?.server_version ?? '17', socketPath)

parentPort?.on('message', async () => {
  server.close()
  await database.close()
  parentPort?.postMessage('closed')
  parentPort?.close()
})
parentPort?.postMessage('ready')
