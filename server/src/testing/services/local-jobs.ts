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
  readonly #timers = new Set<NodeJS.Timeout>()

  /** @param run fills `learned` or `outputs` of a job; @param told hears of each job that has ended */
  constructor(
    faults: ServiceFaults,
    { run, told }: { run: (job: LocalJob) => Promise<void>; told: (job: LocalJob) => void },
  ) {
    this.#faults = faults
    this.#run = run
    this.#told = told
  }

  create(wish: LocalWish): LocalJob {
    const job: LocalJob = {
      ...wish,
      id: randomUUID(),
      createdAt: new Date(),
      status: 'queued',
      ...{ learned: null, outputs: [], error: null },
    }
    this.all.push(job)
    const { queued, running } = this.pace[job.kind]
    this.#after(queued, () => {
      if (job.status === 'queued') job.status = 'running'
      if (!this.#faults.take('stuck', job.kind)) this.#after(running, () => void this.#end(job))
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

  /** False when it had ended. */
  cancel(job: LocalJob): boolean {
    if (job.status !== 'queued' && job.status !== 'running') return false
    job.status = 'canceled'
    this.#told(job)
    return true
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  async #end(job: LocalJob): Promise<void> {
    if (job.status !== 'running') return
    const at: FaultPlace = job.kind
    try {
      if (this.#faults.take('fails', at)) throw new Error('CUDA out of memory')
      await this.#run(job)
      await this.#spoil(job, at)
      if (job.status === 'running') job.status = 'succeeded'
    } catch (cause) {
      job.status = 'failed'
      job.error = (cause as Error).message
    }
    this.#told(job)
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

const plain = (background: { r: number; g: number; b: number }) =>
  sharp({ create: { width: 960, height: 1280, channels: 3, background } })
    .jpeg()
    .toBuffer()
const black = () => plain({ r: 0, g: 0, b: 0 })
const stranger = () => plain({ r: 120, g: 160, b: 90 })
