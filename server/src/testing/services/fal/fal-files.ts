import { randomUUID } from 'node:crypto'
import type { LocalJobs } from '../local-jobs.ts'
import { type Answer, detail, type Got, ok } from './fal-answers.ts'

export interface FalFile {
  bytes: Buffer
  contentType: string
  /** Seconds until it vanishes; null: nobody said. */
  keepSeconds: number | null
}

const SECONDS = /"expiration_duration_seconds":\s*(\d+)/

/** What an `X-Fal-Object-Lifecycle` header says. */
export const keptSeconds = (header: string | string[] | undefined): number | null => {
  const [, seconds] = SECONDS.exec(String(header ?? '')) ?? []
  return seconds ? Number(seconds) : null
}

/** The storage of the local fal: what was sent, and the weights that were learned. Pictures lie with their jobs. */
export class FalFiles {
  /** By the path of their address. */
  readonly all = new Map<string, FalFile>()
  readonly #promised = new Map<string, FalFile>()
  readonly #base: () => string

  constructor(base: () => string) {
    this.#base = base
  }

  /** How many were sent. */
  get sent(): number {
    return [...this.all.keys()].filter((path) => path.startsWith('/media/sent/')).length
  }

  /** Keeps it under an address of its own. */
  keep(folder: 'sent' | 'weights', { name, ...file }: FalFile & { name: string }): string {
    const path = `/media/${folder}/${randomUUID()}_${name}`
    this.all.set(path, file)
    return this.#base() + path
  }

  /** What lies at this address; @throws Error in the words of a model that cannot read its input */
  read(url: string): FalFile {
    const file = url.startsWith(this.#base()) ? this.all.get(new URL(url).pathname) : undefined
    if (!file) throw new Error(`Failed to download ${new URL(url).pathname}`)
    return file
  }

  delete(url: string): void {
    this.all.delete(new URL(url).pathname)
  }

  initiate({ body, headers }: Got): Answer {
    const asked = body as { content_type?: unknown; file_name?: unknown } | undefined
    if (typeof asked?.content_type !== 'string' || typeof asked.file_name !== 'string')
      return detail(422, [{ loc: ['body'], msg: 'Field required', type: 'missing' }])
    const path = `/media/sent/${randomUUID()}_${encodeURIComponent(asked.file_name)}`
    const token = randomUUID()
    const keepSeconds = keptSeconds(headers['x-fal-object-lifecycle'])
    this.#promised.set(`${path}?${token}`, {
      bytes: Buffer.alloc(0),
      contentType: asked.content_type,
      keepSeconds,
    })
    const file_url = this.#base() + path
    return ok({ file_url, upload_url: `${file_url}?${token}` })
  }

  receive({ url, bytes }: Got): Answer {
    const file = this.#promised.get(url.pathname + url.search)
    if (!file) return detail(403, 'Invalid upload token')
    this.all.set(url.pathname, { ...file, bytes })
    return ok({})
  }

  /** A picture of a job, or a file. */
  serve(pathname: string, jobs: LocalJobs): Answer {
    const [, id = '', name] = /^\/media\/pictures\/([\w-]+)\/(.+)$/.exec(pathname) ?? []
    const picture = jobs.find(id)?.outputs.find((output) => output.name === name)?.bytes
    const file = this.all.get(pathname)
    if (picture) return { status: 200, bytes: picture, contentType: 'image/jpeg' }
    return file ? { status: 200, ...file } : detail(404, 'Not Found')
  }
}
