import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Scratch } from '../../storage/scratch.ts'
import { ensureKey, MissingFileError, type Storage } from '../../storage/storage.ts'

const listed = z.array(z.object({ name: z.string(), key: z.string(), at: z.coerce.date() }))

/** Files in an object server: nothing of them lies on this machine but what is lent, while it is. */
export class ObjectStorage implements Storage {
  readonly #url: string
  readonly #scratch: Scratch

  constructor(url: string, scratch: Scratch) {
    this.#url = url
    this.#scratch = scratch
  }

  async put(key: string, path: string): Promise<void> {
    const upload = `uploads/${randomUUID()}`
    const bytes = new Uint8Array(await readFile(path))
    await this.#ask('PUT', `${upload}?key=${ensureKey(key)}`, bytes)
    await this.#ask('POST', upload)
    await rm(path)
  }

  async copy(from: string, to: string): Promise<void> {
    const { status } = await this.#ask('PUT', `objects/${ensureKey(to)}?copy=${ensureKey(from)}`)
    if (status === 404) throw new MissingFileError(from)
  }

  read(key: string): Readable {
    return Readable.from(this.#chunksOf(ensureKey(key)), { objectMode: false })
  }

  async size(key: string): Promise<number | null> {
    const { status, headers } = await this.#ask('HEAD', `objects/${ensureKey(key)}`)
    return status === 404 ? null : Number(headers.get('content-length'))
  }

  lend<Done>(use: (pathOf: (key: string) => Promise<string>) => Promise<Done>): Promise<Done> {
    return this.#scratch.withFolder((folder) =>
      use(async (key) => {
        const path = join(folder, ensureKey(key).replace('/', '.'))
        const answer = await this.#ask('GET', `objects/${key}`)
        if (answer.ok) await writeFile(path, answer.body ?? '')
        return path
      }),
    )
  }

  async keysOlderThan(folder: string, before: Date): Promise<string[]> {
    return (await this.#list('objects', folder)).filter(({ at }) => at < before).map(({ key }) => key)
  }

  async remove(...keys: string[]): Promise<void> {
    await Promise.all(keys.map(async (key) => this.#ask('DELETE', `objects/${ensureKey(key)}`)))
  }

  async removeUnfinished(folder: string, before: Date): Promise<void> {
    for (const { name, at } of await this.#list('uploads', folder))
      if (at < before) await this.#ask('DELETE', `uploads/${name}`)
  }

  async *#chunksOf(key: string): AsyncGenerator<Uint8Array> {
    const { ok, body } = await this.#ask('GET', `objects/${key}`)
    if (!ok) throw new MissingFileError(key)
    if (body) yield* body
  }

  async #list(kind: 'objects' | 'uploads', folder: string) {
    return listed.parse(await (await this.#ask('GET', `${kind}?prefix=${folder}/`)).json())
  }

  async #ask(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const answer = await fetch(`${this.#url}/${path}`, { method, ...(body && { body }) })
    if (!answer.ok && answer.status !== 404) throw new Error(`the object server says ${answer.status}`)
    return answer
  }
}
