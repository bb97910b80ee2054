import { createHash, randomBytes } from 'node:crypto'
import { unzip } from '../../unzip.ts'
import type { LocalJob, Paint } from '../local-jobs.ts'
import { missing } from './replicate-refusal.ts'

export interface LocalFile {
  id: string
  name: string
  contentType: string
  bytes: Buffer
}

/** A version that is being deleted still stands in the way of deleting its model. */
export interface LocalVersion {
  id: string
  /** The photos it was trained on. */
  photos: Buffer[]
  createdAt: Date
  isGoing: boolean
}

export interface LocalModel {
  owner: string
  name: string
  visibility: 'public' | 'private'
  hardware: string
  versions: LocalVersion[]
}

/** What was asked for besides its input. */
export interface Asked {
  /** `owner/name` of the model a training writes into. */
  destination: string | null
  /** 64 hexadecimal digits; null of an official model. */
  version: string | null
  events: readonly string[]
  /** Whether an official model runs it: its output is one address instead of a list. */
  isOfficial: boolean
}

/** What the account keeps: files, models and their versions; and how its models learn and paint. */
export class ReplicateBooks {
  readonly files = new Map<string, LocalFile>()
  /** By `owner/name`. */
  readonly models = new Map<string, LocalModel>()
  readonly asked = new Map<string, Asked>()
  readonly #paint: Paint

  constructor(paint: Paint) {
    this.#paint = paint
  }

  addFile(file: Omit<LocalFile, 'id'>): LocalFile {
    const kept = { ...file, id: randomBytes(16).toString('hex') }
    this.files.set(kept.id, kept)
    return kept
  }

  /** @throws ReplicateRefusal 404 */
  model(owner: string, name: string): LocalModel {
    const model = this.models.get(`${owner}/${name}`)
    if (!model) throw missing()
    return model
  }

  /** The version of this id, in any model: ids are hashes. */
  version(id: string): LocalVersion | undefined {
    const all = [...this.models.values()].flatMap(({ versions }) => versions)
    return all.find((version) => version.id === id && !version.isGoing)
  }

  /** As its owner, or the service, may do at any time. */
  deleteVersion(id: string): void {
    for (const model of this.models.values())
      model.versions = model.versions.filter((version) => version.id !== id)
  }

  /** Does what the job was created for. @throws Error with the words of the failure */
  async run(job: LocalJob): Promise<void> {
    if (job.kind === 'training') this.#learn(job)
    else job.outputs = [{ name: 'out-0.jpg', bytes: await this.#painted(job), flagged: false }]
  }

  #learn(job: LocalJob): void {
    const photos = [...unzip(this.#fileAt(job.input.input_images).bytes)]
      .filter(([name]) => /\.jpe?g$/i.test(name))
      .map(([, bytes]) => bytes)
    const destination = this.asked.get(job.id)?.destination ?? ''
    const model = this.models.get(destination)
    if (!model) throw new Error('The destination model does not exist')
    const id = createHash('sha256').update(job.id).digest('hex')
    model.versions.unshift({ id, photos, createdAt: new Date(), isGoing: false })
    job.learned = `${destination}:${id}`
  }

  #painted(job: LocalJob): Promise<Buffer> {
    const { version } = this.asked.get(job.id) ?? {}
    const photos = version
      ? (this.version(version)?.photos ?? failed('The version was deleted'))
      : [this.#fileAt(job.input.input_image).bytes]
    const number = (name: string, otherwise: number) => Number(job.input[name] ?? otherwise)
    const size = { width: number('width', 960), height: number('height', 1280) }
    return this.#paint({ prompt: String(job.input.prompt), seed: number('seed', 0), photos, ...size })
  }

  #fileAt(address: unknown): LocalFile {
    const id = /\/files\/(\w+)$/.exec(String(address))?.[1] ?? ''
    return this.files.get(id) ?? failed(`404 Client Error: Not Found for url: ${address}`)
  }
}

function failed(words: string): never {
  throw new Error(words)
}
