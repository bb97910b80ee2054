import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { ensureRoomToOpen } from './room-to-open.ts'

const OPEN_AGAIN_EVERY_MS = 250

export interface ThreadPlace {
  /** Of PGlite's files; the one it lies in is there. */
  folder: string
  socketPath: string
  pgliteWasmModule: WebAssembly.Module
}

/** What becomes known of the database while it is open. */
export interface DatabaseWatch {
  onBroken(cause: unknown): void
  onOpenAgain(): void
}

/** PGlite in its thread. Where it breaks, it is opened again, as PostgreSQL starts again after a panic. */
export class DatabaseThread {
  readonly #place: ThreadPlace
  readonly #watch: DatabaseWatch
  readonly #closing = new AbortController()
  #worker: Worker
  #opening: Promise<void> | null = null

  private constructor(place: ThreadPlace, watch: DatabaseWatch, worker: Worker) {
    this.#place = place
    this.#watch = watch
    this.#worker = worker
    this.#heed(worker)
  }

  static async open(place: ThreadPlace, watch: DatabaseWatch): Promise<DatabaseThread> {
    return new DatabaseThread(place, watch, await start(place))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    if (this.#opening) return this.#opening
    this.#worker.postMessage('close')
    await firstMessage(this.#worker)
  }

  #heed(worker: Worker): void {
    let why: unknown = null
    worker.on('error', (cause) => {
      why = cause
    })
    worker.once('exit', () => {
      if (this.#closing.signal.aborted) return
      this.#watch.onBroken(why)
      this.#opening = this.#openAgain().finally(() => {
        this.#opening = null
      })
    })
  }

  /** What was confirmed is in its log. Until there is room again, whoever asks is told that the database is away. */
  async #openAgain(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      const worker = await start(this.#place).catch(() => null)
      if (!worker) {
        await pause(OPEN_AGAIN_EVERY_MS, undefined, { signal }).catch(() => undefined)
        continue
      }
      this.#worker = worker
      if (signal.aborted) return void (await worker.terminate())
      this.#heed(worker)
      this.#watch.onOpenAgain()
      return
    }
  }
}

async function start(workerData: ThreadPlace): Promise<Worker> {
  ensureRoomToOpen(workerData.folder)
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  await firstMessage(worker)
  return worker
}

function firstMessage(worker: Worker): Promise<void> {
  return new Promise((done, failed) => {
    worker.once('message', () => done())
    worker.once('error', failed)
    worker.once('exit', (code) => failed(new Error(`the embedded database stopped (code ${code})`)))
  })
}
