import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { PHOTOS_REMEMBERED, Recent } from '@app/hair/analysis/recent.ts'
import type {
  Outcome,
  PhotoJudgement,
  PhotoReport,
  Recipe,
  TransformOptions,
  Turn,
} from '@app/hair/contract.ts'
import type { HairDescription, HostedOutcome, HostedWish } from '@app/hair/hosted-contract.ts'
import type {
  MadeSketch,
  PackedSketch,
  PreviewOutcome,
  PreviewWish,
  SketchOptions,
  SketchOutcome,
} from '@app/hair/preview-contract.ts'
import type { EarlySketch, WorkerReply, WorkerRequest } from '@app/hair/worker-contract.ts'

type Call = WorkerRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never
type Waiting = {
  call: Call
  isUrgent: boolean
  early?: ((sketch: MadeSketch) => void) | undefined
  done: (result: unknown) => void
  failed: (error: Error) => void
}

const WORKER = new URL(import.meta.resolve('@app/hair/worker.ts'))
/** A picture takes seconds; a thread silent for this long is stuck and is replaced. */
const SILENCE_MS = 120_000

export class PixelError extends Error {
  override name = 'PixelError'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Threads that look at photos and make pictures, so that a request never waits for pixels. */
export class PixelThreads {
  readonly #forAll: PixelThread[]
  readonly #forPeople: PixelThread[]
  readonly #queue: Waiting[] = []

  /**
   * @param forAll threads that do whatever waits
   * @param forPeople further ones, only for what somebody at the screen waits for: an image takes many seconds, and
   *   none is put off for her
   */
  constructor(forAll: number, forPeople = 0) {
    const start = () => new PixelThread(() => this.#next())
    this.#forAll = Array.from({ length: forAll }, start)
    this.#forPeople = Array.from({ length: forPeople }, start)
  }

  warm(): Promise<void> {
    return this.#ask({ call: 'warm', args: [] }).then(() => undefined)
  }

  checkPhoto(file: string): Promise<PhotoReport> {
    return this.#ask({ call: 'checkPhoto', args: [file] }) as Promise<PhotoReport>
  }

  /** Of a photo that shows nobody: how it has to be turned to show somebody. Null where no turn helps. */
  findTurn(photo: string | Uint8Array, isUrgent = false): Promise<Turn | null> {
    return this.#ask({ call: 'findTurn', args: [photo] }, isUrgent ? 'first' : 'last') as Promise<Turn | null>
  }

  judgePhoto(file: string, styles?: readonly string[]): Promise<PhotoJudgement> {
    return this.#ask({
      call: 'judgePhoto',
      args: styles ? [file, styles] : [file],
    }) as Promise<PhotoJudgement>
  }

  transform(recipe: Recipe, outFile: string, options: TransformOptions): Promise<Outcome> {
    return this.#ask({ call: 'transform', args: [recipe, outFile, options] }) as Promise<Outcome>
  }

  finishHosted(wish: HostedWish): Promise<HostedOutcome> {
    return this.#ask({ call: 'finishHosted', args: [wish] }) as Promise<HostedOutcome>
  }

  /** Null where its hair is not read well enough to say. */
  describeHair(photo: string): Promise<HairDescription | null> {
    return this.#ask({ call: 'describeHair', args: [photo] }) as Promise<HairDescription | null>
  }

  /**
   * Somebody is looking at the screen: this goes before whatever waits.
   * @param onEarly is given what is known half way; see `MadeSketch.isWhole`
   */
  sketchPhoto(
    photo: string | Uint8Array,
    options: SketchOptions,
    onEarly?: (sketch: MadeSketch) => void,
  ): Promise<SketchOutcome> {
    const call: Call = { call: 'sketchPhoto', args: [photo, options] }
    return this.#ask(call, 'first', onEarly) as Promise<SketchOutcome>
  }

  preview(sketch: PackedSketch, wish: PreviewWish, tool: string): Promise<PreviewOutcome> {
    return this.#ask({ call: 'preview', args: [sketch, wish, tool] }, 'first') as Promise<PreviewOutcome>
  }

  async close(): Promise<void> {
    for (const { failed } of this.#queue.splice(0))
      failed(new PixelError('closing', 'the process is stopping'))
    await Promise.all(this.#all.map((thread) => thread.close()))
  }

  #ask(call: Call, place: 'first' | 'last' = 'last', early?: Waiting['early']): Promise<unknown> {
    return new Promise((done, failed) => {
      const waiting: Waiting = { call, isUrgent: place === 'first', early, done, failed }
      // Urgent ones among themselves: in the order they came.
      const at = waiting.isUrgent
        ? this.#queue.findLastIndex(({ isUrgent }) => isUrgent) + 1
        : this.#queue.length
      this.#queue.splice(at, 0, waiting)
      this.#next()
    })
  }

  get #all(): PixelThread[] {
    return [...this.#forAll, ...this.#forPeople]
  }

  /** While somebody waits at the screen, one thread fewer does the rest: it goes on, and leaves her a processor. */
  get #isHeldBack(): boolean {
    const current = this.#all.flatMap((thread) => thread.current ?? [])
    const others = current.filter(({ isUrgent }) => !isUrgent).length
    return current.length > others && others >= Math.max(1, this.#forAll.length - 1)
  }

  #next(): void {
    const [waiting] = this.#queue
    if (!waiting || (!waiting.isUrgent && this.#isHeldBack)) return
    const mayRun = waiting.isUrgent ? this.#all : this.#forAll
    const thread = whoKnows(
      photoOf(waiting.call),
      mayRun.filter(({ isFree }) => isFree),
    )
    if (!thread) return
    this.#queue.shift()
    thread.run(waiting)
    // Its first picture is asked for while the rest is still being read: in a thread that has begun by then.
    if (waiting.call.call === 'sketchPhoto') mayRun.find(({ isFree }) => isFree)?.begin()
  }
}

/** The photo whose reading a thread remembers for the next call about it. */
const photoOf = ({ call, args }: Call): string | null => {
  if (call === 'judgePhoto' || call === 'describeHair') return args[0]
  if (call === 'sketchPhoto') return typeof args[0] === 'string' ? args[0] : null
  return call === 'transform' ? args[0].photo : null
}

interface Knowing {
  knows(photo: string): boolean
}

/** Of these threads one that has read this photo, else any: it is quicker than the others, not better. */
export const whoKnows = <Thread extends Knowing>(
  photo: string | null,
  threads: Thread[],
): Thread | undefined =>
  (photo === null ? undefined : threads.find((thread) => thread.knows(photo))) ?? threads[0]

class PixelThread {
  readonly #onFree: () => void
  #worker: Worker | null = null
  #current: Waiting | null = null
  #timer: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #read = new Recent<true>(PHOTOS_REMEMBERED)

  constructor(onFree: () => void) {
    this.#onFree = onFree
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
    this.#timer = setTimeout(() => this.#lose('the picture thread stopped answering'), SILENCE_MS)
    this.#worker?.postMessage({ id: ++this.#lastId, ...waiting.call })
  }

  /** Loads what pictures are made with, where that has not been done: a third of a second. */
  begin(): void {
    this.#worker ??= this.#start()
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(fileURLToPath(WORKER))
    worker.on('message', (message: EarlySketch | WorkerReply) => this.#take(message))
    worker.on('error', (error) => this.#lose(error.message))
    worker.on('exit', () => this.#lose('the picture thread stopped'))
    worker.unref()
    return worker
  }

  #take(message: EarlySketch | WorkerReply): void {
    if (message.id !== this.#lastId) return
    if ('early' in message) this.#current?.early?.(message.early)
    else
      this.#finish((waiting) =>
        message.ok
          ? waiting.done(message.result)
          : waiting.failed(new PixelError(message.error.code, message.error.message)),
      )
  }

  /** The thread died or hangs: its call fails, and the next call gets a fresh thread. */
  #lose(why: string): void {
    this.#worker?.removeAllListeners()
    this.#worker?.terminate().catch(() => undefined)
    this.#worker = null
    this.#read.clear()
    this.#finish((waiting) => waiting.failed(new PixelError('thread_lost', why)))
  }

  #finish(settle: (waiting: Waiting) => void): void {
    clearTimeout(this.#timer)
    const waiting = this.#current
    this.#current = null
    if (waiting) settle(waiting)
    this.#onFree()
  }
}
