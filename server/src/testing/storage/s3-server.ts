import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '../../storage/s3/bucket.ts'
import { faultOf, STORE_KEYS } from './signature-check.ts'

interface Kept {
  bytes: Buffer
  at: Date
}

interface Upload {
  key: string
  at: Date
  parts: Map<number, Buffer>
}

interface Call {
  method: string
  key: string
  query: URLSearchParams
  body: Buffer
  request: IncomingMessage
}

type Said = [status: number, body?: string | Buffer, headers?: Record<string, string>]

const BUCKET = 'ondee-files'
const SMALLEST_PART = 5 * 1024 * 1024
const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`

/**
 * A store that speaks S3, as strict as the real ones are: it knows its callers by their signature alone, refuses parts
 * that are too small, lists by pages, and keeps what lies in it in memory.
 */
export class S3Server {
  readonly objects = new Map<string, Kept>()
  readonly uploads = new Map<string, Upload>()
  /** How many names a page of a list holds. */
  pageSize = 1000
  /** Parts of uploads are taken, and not kept. */
  losesParts = false
  /** Calls that go wrong before all others: a status, or a connection that is cut. */
  readonly faults: (number | 'cut')[] = []
  calls = 0
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy())
  })

  async listen(port = 0): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  /** What it is reached by. */
  static configAt(url: string): S3Config {
    const address = `${url}/${BUCKET}`
    return { ...STORE_KEYS, bucket: BUCKET, address, browserAddress: address }
  }

  /** The same, as an operator writes it. */
  static namesAt(url: string): Record<string, string> {
    return {
      ...{ S3_ENDPOINT: url, S3_REGION: STORE_KEYS.region, S3_BUCKET: BUCKET },
      ...{ S3_ACCESS_KEY_ID: STORE_KEYS.accessKeyId, S3_SECRET_ACCESS_KEY: STORE_KEYS.secretAccessKey },
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls++
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    // A body that is cut off on the way throws here, and leaves nothing.
    const body = await buffer(request)
    const fault = this.faults.shift()
    if (fault === 'cut') return void response.destroy()
    const [status, said = '', headers = {}] = fault
      ? refusal(fault, 'SlowDown')
      : this.#judge(request, url, body)
    const bytes = Buffer.from(said)
    response.writeHead(status, { 'content-length': bytes.length, ...headers })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  #judge(request: IncomingMessage, url: URL, body: Buffer): Said {
    const fault = faultOf(request, url, body)
    if (fault) return refusal(fault === 'XAmzContentSHA256Mismatch' ? 400 : 403, fault)
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (bucket !== BUCKET) return refusal(404, 'NoSuchBucket')
    const call = { method: request.method ?? '', key: rest.join('/'), query: url.searchParams, body, request }
    if (call.key === '') return this.#list(call)
    if (call.query.has('uploads')) return this.#begin(call)
    if (call.query.has('uploadId')) return this.#uploadCall(call)
    return this.#objectCall(call)
  }

  #objectCall({ method, key, query, body, request: { headers } }: Call): Said {
    const found = this.objects.get(key)
    if (method === 'DELETE') {
      this.objects.delete(key)
      return [204]
    }
    if (method === 'PUT') {
      if (headers['if-none-match'] === '*' && found) return refusal(412, 'PreconditionFailed')
      const source = headers['x-amz-copy-source']
      if (source === undefined) return this.#keep(key, body)
      const copied = this.objects.get(String(source).replace(`/${BUCKET}/`, ''))
      if (!copied) return refusal(404, 'NoSuchKey')
      const [, , tag] = this.#keep(key, copied.bytes)
      return [200, `<CopyObjectResult><ETag>${tag?.etag}</ETag></CopyObjectResult>`]
    }
    return found ? show(found, query, headers.range) : refusal(404, 'NoSuchKey')
  }

  #keep(key: string, bytes: Buffer): Said {
    this.objects.set(key, { bytes, at: new Date() })
    return [200, '', { etag: tagOf(bytes) }]
  }

  #begin({ key }: Call): Said {
    const id = `${randomUUID()}&<`
    this.uploads.set(id, { key, at: new Date(), parts: new Map() })
    return [
      200,
      `<InitiateMultipartUploadResult><UploadId>${escapeXml(id)}</UploadId></InitiateMultipartUploadResult>`,
    ]
  }

  #uploadCall({ method, key, query, body }: Call): Said {
    const id = query.get('uploadId') ?? ''
    const upload = this.uploads.get(id)
    if (upload?.key !== key) return refusal(404, 'NoSuchUpload')
    if (method === 'PUT') {
      if (!this.losesParts) upload.parts.set(Number(query.get('partNumber')), body)
      return [200, '', { etag: tagOf(body) }]
    }
    if (method === 'DELETE') {
      this.uploads.delete(id)
      return [204]
    }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const parts = named.map(([, number, tag]) => ({ bytes: upload.parts.get(Number(number)), tag }))
    // As the real ones do: the answer began before it was known to fail.
    if (parts.some(({ bytes, tag }) => !bytes || tagOf(bytes) !== tag)) return [200, said('InvalidPart')]
    if (parts.slice(0, -1).some(({ bytes }) => (bytes?.length ?? 0) < SMALLEST_PART))
      return refusal(400, 'EntityTooSmall')
    this.uploads.delete(id)
    this.#keep(key, Buffer.concat(parts.map(({ bytes }) => bytes ?? Buffer.alloc(0))))
    return [200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>']
  }

  #list({ query }: Call): Said {
    const isOfUploads = query.has('uploads')
    const prefix = query.get('prefix') ?? ''
    const all: { name: string; xml: string }[] = isOfUploads
      ? [...this.uploads].map(([id, { key, at }]) => ({
          name: `${key} ${id}`,
          xml: `<Upload><Key>${key}</Key><UploadId>${escapeXml(id)}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
        }))
      : [...this.objects].map(([key, { at }]) => ({
          name: key,
          xml: `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
        }))
    const after = isOfUploads
      ? query.has('key-marker') && `${query.get('key-marker')} ${query.get('upload-id-marker')}`
      : query.get('continuation-token')
    const names = all
      .filter(({ name }) => name.startsWith(prefix) && (!after || name > after))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    const page = names.slice(0, this.pageSize)
    const last = page.at(-1)?.name ?? ''
    const next = isOfUploads
      ? `<NextKeyMarker>${last.split(' ')[0]}</NextKeyMarker><NextUploadIdMarker>${escapeXml(last.split(' ')[1] ?? '')}</NextUploadIdMarker>`
      : `<NextContinuationToken>${last}</NextContinuationToken>`
    const isCut = names.length > page.length
    return [
      200,
      `<ListResult><IsTruncated>${isCut}</IsTruncated>${isCut ? next : ''}${page.map(({ xml }) => xml).join('')}</ListResult>`,
    ]
  }
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const said = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`
const refusal = (status: number, code: string): Said => [status, said(code)]

/** With the headers that a signed address asked for, and of the bytes that were asked for. */
function show({ bytes, at }: Kept, query: URLSearchParams, range: string | undefined): Said {
  const asked = [...query].filter(([name]) => name.startsWith('response-'))
  const headers = {
    'last-modified': at.toUTCString(),
    ...Object.fromEntries(asked.map(([name, value]) => [name.replace('response-', ''), value])),
  }
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '') return [200, bytes, { ...headers, etag: tagOf(bytes) }]
  if (Number(from) >= bytes.length) return refusal(416, 'InvalidRange')
  const part = bytes.subarray(Number(from), to ? Number(to) + 1 : undefined)
  const where = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`
  return [206, part, { ...headers, 'content-range': where }]
}
