import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasIt } from '../conditional.ts'
import { PACKINGS, type Packing, packingFor } from './compressed-page.ts'
import { decodePath } from './page-renderer.ts'

/** Of all that a browser asks for: nothing else in the folder is served. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** As scripts/precompress.ts writes them beside the file. */
const ENDS: Readonly<Record<Packing, string>> = { br: '.br', gzip: '.gz' }
/** Their names change with what is in them. */
const NAMED_BY_CONTENT = '/assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/**
 * The files of a build: some hundred, a few megabytes. None changes while a process runs, so each is read when it is first
 * asked for, and kept: a page comes with thirty of them, and looking on the disk for one costs more than the page.
 */
export class BuiltFiles {
  readonly #files = new Map<string, BuiltFile>()

  constructor(folder: string) {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
      .filter((name) => !name.includes('/.'))
      .sort()
    for (const name of names) {
      const end = extname(name)
      const packing = PACKINGS.find((one) => ENDS[one] === end)
      const type = TYPES[end]
      if (packing) this.#files.get(name.slice(0, -end.length))?.packings.push(packing)
      else if (type) this.#files.set(name, new BuiltFile(join(folder, name), type))
    }
  }

  /** Below each lies at least one. */
  get folders(): string[] {
    return [...new Set([...this.#files.keys()].flatMap((name) => name.split('/').slice(1, -1)[0] ?? []))]
  }

  /** The one at this address, packed as its browser takes it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const name = decodePath(request.url.split('?')[0] ?? '/')
    const file = this.#files.get(name)
    const packing = packingFor(request, file?.packings)
    // Before anything is said of it: no browser keeps an error for a year.
    const read = await file?.read(packing).catch(nullIfGone)
    if (!file || !read) {
      reply.callNotFound()
      return reply
    }
    // Weak: it names the content, whichever way it is packed.
    reply.header('etag', `W/${read.tag}`)
    reply.header('cache-control', name.startsWith(NAMED_BY_CONTENT) ? FOREVER : A_DAY)
    if (file.packings.length > 0) reply.header('vary', 'accept-encoding')
    if (hasIt(request.headers, read.tag)) return reply.code(304).send()
    if (packing) reply.header('content-encoding', packing)
    return reply.type(file.type).send(read.bytes)
  }
}

class BuiltFile {
  readonly type: string
  readonly packings: Packing[] = []
  readonly #file: string
  readonly #kept = new Map<string, Promise<Buffer>>()
  #tag: string | undefined

  constructor(file: string, type: string) {
    this.#file = file
    this.type = type
  }

  /** @throws the file system's error; who asks next tries again */
  async read(packing: Packing | undefined): Promise<{ tag: string; bytes: Buffer }> {
    const [plain, bytes] = await Promise.all([this.#bytes(), this.#bytes(packing)])
    this.#tag ??= `"${createHash('sha1').update(plain).digest('base64url')}"`
    return { tag: this.#tag, bytes }
  }

  #bytes(packing?: Packing): Promise<Buffer> {
    const file = this.#file + (packing ? ENDS[packing] : '')
    const kept = this.#kept.get(file)
    if (kept) return kept
    const read = readFile(file)
    this.#kept.set(file, read)
    read.catch(() => this.#kept.delete(file))
    return read
  }
}

/** The next version is being built where this one still runs. */
function nullIfGone(cause: NodeJS.ErrnoException): null {
  if (cause.code !== 'ENOENT') throw cause
  return null
}
