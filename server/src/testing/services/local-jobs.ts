import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { FaultPlace, ServiceFaults } from './service-faults.ts'

/** What a local image service is asked to do, whatever the words of its API. */
export interface LocalWish {
  kind: 'training' | 'picture'
  /** What the service was sent, as it came. */
  input: Record<string, unknown>
  /** Runs it, in the words of the service. */
  model: string
  webhook: string | null
}

/** What a picture is painted from. */
export interface PaintWish {
  prompt: string
  seed: number
  width: number
  height: number
  /** The photo to edit, or those that were learned from. */
  photos: Buffer[]
}
export type Paint = (wish: PaintWish) => Promise<Buffer>

/** A picture of no one, unlike any other of another seed: for where nobody looks at it. */
export const paintPlain: Paint = ({ prompt, seed, width, height }) => {
  const digest = createHash('sha256').update(`${seed}:${prompt}`).digest()
  const tile = { width: 4, height: 4, channels: 3 as const }
  const colours = Buffer.concat([digest, digest]).subarray(0, 48)
  return sharp(colours, { raw: tile }).resize(width, height, { kernel: 'cubic' }).jpeg().toBuffer()
}

export type LocalStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'canceled'

export interface LocalJob extends LocalWish {
  id: string
  createdAt: Date
  status: LocalStatus
  /** Names what was learned, once a training has succeeded. */
  learned: string | null
  /** Bytes of what it made; `null` for one whose address answers 404. */
  outputs: { name: string; bytes: Buffer | null; flagged: boolean }[]
  error: string | null
  /** It has waited as long as a job does where nothing else runs. */
  mayBegin: boolean
}

interface LocalWork {
  run: (job: LocalJob) => Promise<void>
  told: (job: LocalJob) => void
}

/** How long a job waits and runs, milliseconds. */
export interface Pace {
  queued: number
  running: number
}

/** The jobs of a local image service: they wait, run, and end well or as planned. What they end with is told to `told`. */
export class LocalJobs {
  readonly all: LocalJob[] = []
  pace: Record<LocalJob['kind'], Pace> = {
    training: { queued: 20, running: 60 },
    picture: { queued: 10, running: 30 },
  }
  readonly #faults: ServiceFaults
  readonly #run: (job: LocalJob) => Promise<void>
  readonly #told: (job: LocalJob) => void
  readonly #atOnce: number
  readonly #timers = new Set<NodeJS.Timeout>()
  #heldUntil: Promise<void> = Promise.resolve()

  /**
   * @param run fills `learned` or `outputs` of a job; @param told hears of each job that has ended;
   * @param atOnce how many run side by side: the others wait
   */
  constructor(
    faults: ServiceFaults,
    { run, told, atOnce = Number.POSITIVE_INFINITY }: LocalWork & { atOnce?: number },
  ) {
    this.#faults = faults
    this.#run = run
    this.#told = told
    this.#atOnce = atOnce
  }

  create(wish: LocalWish): LocalJob {
    const job: LocalJob = {
      ...wish,
      id: randomUUID(),
      createdAt: new Date(),
      status: 'queued',
      ...{ learned: null, outputs: [], error: null, mayBegin: false },
    }
    this.all.push(job)
    this.#after(this.pace[job.kind].queued, () => {
      job.mayBegin = true
      this.#beginNext()
    })
    return job
  }

  find(id: string): LocalJob | undefined {
    return this.all.find((job) => job.id === id)
  }

  /** How many of this kind were ever asked for: what a bill would say. */
  count(kind: LocalJob['kind']): number {
    return this.all.filter((job) => job.kind === kind).length
  }

  /** From now on what runs ends only once it is let go: for who looks at it meanwhile. */
  hold(): { letGo: () => void } {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#heldUntil = promise
    return { letGo: resolve }
  }

  /** False when it had ended. */
  cancel(job: LocalJob): boolean {
    if (job.status !== 'queued' && job.status !== 'running') return false
    job.status = 'canceled'
    this.#over(job)
    return true
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  async #end(job: LocalJob): Promise<void> {
    await this.#heldUntil
    if (job.status !== 'running') return
    const at: FaultPlace = job.kind
    let became: LocalStatus = 'succeeded'
    try {
      if (this.#faults.take('fails', at)) throw new Error('CUDA out of memory')
      await this.#run(job)
      await this.#spoil(job, at)
    } catch (cause) {
      became = 'failed'
      job.error = (cause as Error).message
    }
    if (!isRunning(job)) return
    job.status = became
    this.#over(job)
  }

  #over(job: LocalJob): void {
    this.#told(job)
    this.#beginNext()
  }

  /** Those that have waited long enough, the oldest first, as far as there is room. */
  #beginNext(): void {
    let room = this.#atOnce - this.all.filter(({ status }) => status === 'running').length
    for (const job of this.all) {
      if (room <= 0) return
      if (job.status !== 'queued' || !job.mayBegin) continue
      room -= 1
      job.status = 'running'
      if (this.#faults.take('stuck', job.kind)) continue
      this.#after(this.pace[job.kind].running, () => void this.#end(job))
    }
  }

  async #spoil(job: LocalJob, at: FaultPlace): Promise<void> {
    if (this.#faults.take('no_output', at)) {
      job.outputs = []
      job.learned = null
    }
    for (const output of job.outputs) {
      if (this.#faults.take('output_gone', at)) output.bytes = null
      if (this.#faults.take('half_picture', at) && output.bytes)
        output.bytes = output.bytes.subarray(0, Math.floor(output.bytes.length / 2))
      if (this.#faults.take('not_a_picture', at)) output.bytes = Buffer.from('<html>expired</html>')
      if (this.#faults.take('flagged', at)) {
        output.flagged = true
        output.bytes = await black()
      }
      if (this.#faults.take('stranger', at)) output.bytes = await stranger()
    }
  }

  #after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      then()
    }, ms)
    this.#timers.add(timer)
  }
}

/** It may have been canceled while it was at work; then it has been told of. */
const isRunning = ({ status }: LocalJob): boolean => status === 'running'

const plain = (background: { r: number; g: number; b: number }) =>
  sharp({ create: { width: 960, height: 1280, channels: 3, background } })
    .jpeg()
    .toBuffer()
const black = () => plain({ r: 0, g: 0, b: 0 })
const stranger = () => plain({ r: 120, g: 160, b: 90 })
