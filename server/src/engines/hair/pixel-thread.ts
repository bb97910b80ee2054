import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { PHOTOS_REMEMBERED, Recent } from '@app/hair/analysis/recent.ts'
import type { SketchNews, WorkerReply } from '@app/hair/worker-contract.ts'
import { photoOf, READS_HAIR, type Waiting } from './pixel-call.ts'

const WORKER = new URL(import.meta.resolve('@app/hair/worker.ts'))
/** A picture takes seconds, and on a very busy machine two minutes; a thread silent for this long is stuck and is replaced. */
const SILENCE_MS = 600_000

export class PixelError extends Error {
  override name = 'PixelError'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** One thread: begun by its first call, and ended once nobody has wanted it for a while. */
export class PixelThread {
  readonly #onFree: () => void
  readonly #restAfterMs: number
  #rest: NodeJS.Timeout | undefined
  #worker: Worker | null = null
  #current: Waiting | null = null
  #timer: NodeJS.Timeout | undefined
  #lastId = 0
  #canRead = false
  readonly #read = new Recent<true>(PHOTOS_REMEMBERED)

  constructor(onFree: () => void, restAfterMs: number) {
    this.#onFree = onFree
    this.#restAfterMs = restAfterMs
  }

  get hasBegun(): boolean {
    return this.#worker !== null
  }

  /** Whether the networks that read hair are loaded, or being loaded. */
  get canRead(): boolean {
    return this.#canRead
  }

  get current(): Waiting | null {
    return this.#current
  }

  get isFree(): boolean {
    return this.#current === null
  }

  knows(photo: string): boolean {
    return this.#read.has(photo)
  }

  run(waiting: Waiting): void {
    this.#current = waiting
    const photo = photoOf(waiting.call)
    if (photo !== null) this.#read.put(photo, true)
    this.begin()
    this.#canRead ||= READS_HAIR.has(waiting.call.call)
    this.#timer = setTimeout(() => this.#lose('the picture thread stopped answering'), SILENCE_MS)
    this.#worker?.postMessage({ id: ++this.#lastId, ...waiting.call })
  }

  /** Loads what pictures are made with, where that has not been done: a third of a second. */
  begin(): void {
    this.#worker ??= this.#start()
    this.#restLater()
  }

  async close(): Promise<void> {
    clearTimeout(this.#rest)
    await this.#worker?.terminate()
  }

  /** What it has loaded goes once nobody wants it any more, and is loaded anew for who does. */
  #restLater(): void {
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => {
      if (this.isFree) this.#end()
      else this.#restLater()
    }, this.#restAfterMs)
    this.#rest.unref()
  }

  #end(): void {
    clearTimeout(this.#rest)
    this.#worker?.removeAllListeners()
    this.#worker?.terminate().catch(() => undefined)
    this.#worker = null
    this.#canRead = false
    this.#read.clear()
  }

  #start(): Worker {
    const worker = new Worker(fileURLToPath(WORKER))
    worker.on('message', (message: SketchNews | WorkerReply) => this.#take(message))
    worker.on('error', (error) => this.#lose(error.message))
    worker.on('exit', () => this.#lose('the picture thread stopped'))
    worker.unref()
    return worker
  }

  #take(message: SketchNews | WorkerReply): void {
    if (message.id !== this.#lastId) return
    const watch = this.#current?.watch
    if ('early' in message) watch?.early?.(message.early)
    else if ('carried' in message) watch?.carried?.(message.carried)
    else
      this.#finish((waiting) =>
        message.ok
          ? waiting.done(message.result)
          : waiting.failed(new PixelError(message.error.code, message.error.message)),
      )
  }

  /** The thread died or hangs: its call fails, and the next call gets a fresh thread. */
  #lose(why: string): void {
    this.#end()
    this.#finish((waiting) => waiting.failed(new PixelError('thread_lost', why)))
  }

  #finish(settle: (waiting: Waiting) => void): void {
    clearTimeout(this.#timer)
    const waiting = this.#current
    this.#current = null
    if (this.#worker) this.#restLater()
    if (waiting) settle(waiting)
    this.#onFree()
  }
}
