import { createWriteStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Scratch } from '../scratch.ts'
import {
  type AskedPart,
  ensureKey,
  isKey,
  MissingFileError,
  type OpenFile,
  partOf,
  type Shown,
  type Storage,
} from '../storage.ts'
import type { Bucket } from './bucket.ts'
import { ensureDone, listFiles, listUploads, uploadIdOf } from './listing.ts'

/** What is larger goes in parts of this size, so that fifteen uploads at once are not fifteen photos in memory. */
const PART_BYTES = 8 * 1024 * 1024
/** An address somebody is sent to is followed at once. */
const ADDRESS_SECONDS = 60

/** Files in a bucket of any store that speaks S3: nothing of them lies on this machine but what is lent, while it is. */
export class S3Storage implements Storage {
  readonly #bucket: Bucket
  readonly #scratch: Scratch

  constructor(bucket: Bucket, scratch: Scratch) {
    this.#bucket = bucket
    this.#scratch = scratch
  }

  async put(key: string, path: string): Promise<void> {
    ensureKey(key)
    const file = await open(path)
    try {
      const { size } = await file.stat()
      if (size > PART_BYTES) await this.#putInParts(key, file, size)
      else await this.#bucket.ask('PUT', key, { body: await bytesOf(file, 0, size) })
    } finally {
      await file.close()
    }
    await rm(path)
  }

  async copy(from: string, to: string): Promise<void> {
    const source = `/${this.#bucket.name}/${ensureKey(from)}`
    const answer = await this.#bucket.ask('PUT', ensureKey(to), { headers: { 'x-amz-copy-source': source } })
    if (answer.status === 404) throw new MissingFileError(from)
    await ensureDone(answer)
  }

  read(key: string): Readable {
    return Readable.from(this.#chunksOf(ensureKey(key)), { objectMode: false })
  }

  async open(key: string, asked?: AskedPart): Promise<OpenFile | null> {
    if (asked) return this.#openPart(ensureKey(key), asked)
    const { status, headers, body } = await this.#bucket.ask('GET', ensureKey(key))
    if (status === 404) return null
    const size = sizeIn(headers)
    return { size, keptAt: momentIn(headers), part: partOf({ from: 0 }, size), bytes: streamOf(body) }
  }

  /** Seldom asked for, so a second question to the store is no matter: how long it is. */
  async #openPart(key: string, asked: AskedPart): Promise<OpenFile | null> {
    const { status, headers } = await this.#bucket.ask('HEAD', key)
    if (status === 404) return null
    const [size, keptAt] = [sizeIn(headers), momentIn(headers)]
    const part = partOf(asked, size)
    if (!part) return { size, keptAt, part, bytes: Readable.from([]) }
    const answer = await this.#bucket.ask('GET', key, { headers: { range: `bytes=${part.from}-${part.to}` } })
    if (answer.status === 404) return null
    if (answer.status !== 206) throw new Error('the store of files knows no parts of files')
    return { size, keptAt, part, bytes: streamOf(answer.body) }
  }

  async size(key: string): Promise<number | null> {
    const { status, headers } = await this.#bucket.ask('HEAD', ensureKey(key))
    return status === 404 ? null : sizeIn(headers)
  }

  lend<Done>(use: (pathOf: (key: string) => Promise<string>) => Promise<Done>): Promise<Done> {
    return this.#scratch.withFolder((folder) =>
      use(async (key) => {
        const path = join(folder, ensureKey(key).replace('/', '.'))
        const { ok, body } = await this.#bucket.ask('GET', key)
        if (ok) await pipeline(Readable.from(body ?? []), createWriteStream(path, { mode: 0o600 }))
        return path
      }),
    )
  }

  async *keysOlderThan(folder: string, before: Date): AsyncGenerator<string[]> {
    for await (const files of listFiles(this.#bucket, folder))
      yield files.filter(({ key, at }) => at < before && isKey(key)).map(({ key }) => key)
  }

  async remove(...keys: string[]): Promise<void> {
    await Promise.all(keys.map(async (key) => this.#bucket.ask('DELETE', ensureKey(key))))
  }

  async removeUnfinished(folder: string, before: Date): Promise<void> {
    for await (const uploads of listUploads(this.#bucket, folder))
      for (const { key, at, uploadId } of uploads)
        if (at < before && uploadId) await this.#bucket.ask('DELETE', key, { query: { uploadId } })
  }

  addressOf(key: string, { type, disposition }: Shown): Promise<string | null> {
    return this.#bucket.addressOf(ensureKey(key), ADDRESS_SECONDS, {
      'response-content-type': type,
      'response-content-disposition': disposition,
      'response-cache-control': 'private, no-store',
    })
  }

  async #putInParts(key: string, file: FileHandle, size: number): Promise<void> {
    const begun = await this.#bucket.ask('POST', key, { query: { uploads: '' } })
    const uploadId = await uploadIdOf(begun)
    try {
      const tags: string[] = []
      for (let from = 0; from < size; from += PART_BYTES) {
        const query = { partNumber: String(tags.length + 1), uploadId }
        const body = await bytesOf(file, from, Math.min(PART_BYTES, size - from))
        const { headers } = await this.#bucket.ask('PUT', key, { query, body })
        tags.push(headers.get('etag') ?? '')
      }
      const parts = tags.map((tag, n) => `<Part><PartNumber>${n + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = new TextEncoder().encode(
        `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
      )
      await ensureDone(await this.#bucket.ask('POST', key, { query: { uploadId }, body }))
    } catch (cause) {
      // What could not be kept must not stay; where the store is away, the sweep removes it.
      await this.#bucket.ask('DELETE', key, { query: { uploadId } }).catch(() => undefined)
      throw cause
    }
  }

  async *#chunksOf(key: string): AsyncGenerator<Uint8Array> {
    const { ok, body } = await this.#bucket.ask('GET', key)
    if (!ok) throw new MissingFileError(key)
    if (body) yield* body
  }
}

const sizeIn = (headers: Headers): number => Number(headers.get('content-length'))
const momentIn = (headers: Headers): Date => new Date(headers.get('last-modified') ?? 0)
const streamOf = (body: Response['body']): Readable => Readable.from(body ?? [], { objectMode: false })

async function bytesOf(file: FileHandle, from: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, from + read)
    if (bytesRead === 0) throw new Error('the file became shorter while it was kept')
    read += bytesRead
  }
  return bytes
}
