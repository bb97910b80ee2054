import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { StorageAwayError } from '../storage.ts'

export interface S3Config {
  accessKeyId: string
  secretAccessKey: string
  region: string
  bucket: string
  /** Of the bucket, as this process reaches it. */
  address: string
  /** Of the bucket, as browsers reach it; null: they do not. */
  browserAddress: string | null
}

/** A call that has no answer is asked again: a store that restarts is back within seconds. */
const PAUSES_MS = [100, 400, 1600]
const FIRST_BYTE_MS = 20_000
/** "Try again" in the words of every store; none of our calls does harm when it is done twice. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408

export interface S3Call {
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

/** One bucket over http, each call signed (AWS Signature Version 4). It knows no rule of ours. */
export class Bucket {
  readonly name: string
  readonly #config: S3Config
  readonly #signer: AwsClient

  constructor(config: S3Config) {
    this.name = config.bucket
    this.#config = config
    const { accessKeyId, secretAccessKey, region } = config
    this.#signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  }

  /**
   * What the store answers, 404 included.
   * @throws StorageAwayError where it does not, or says to come back later
   */
  async ask(method: string, key: string, call: S3Call = {}): Promise<Response> {
    for (const wait of [...PAUSES_MS, null]) {
      const answer = await this.#askOnce(method, key, call).catch((cause: Error) => cause)
      if (!(answer instanceof Error) && !isPassing(answer.status)) return ensureUnderstood(answer)
      const why = answer instanceof Error ? answer : new Error(`it answers ${answer.status}`)
      if (wait === null) throw new StorageAwayError('the store of files is away', { cause: why })
      if (!(answer instanceof Error)) await answer.body?.cancel()
      await pause(wait + Math.random() * wait)
    }
    throw new StorageAwayError('the store of files was not asked')
  }

  /** An address that reads this one file for so long, whoever has it; null where browsers do not reach the store. */
  async addressOf(key: string, seconds: number, answers: Record<string, string>): Promise<string | null> {
    if (!this.#config.browserAddress) return null
    const url = new URL(`${this.#config.browserAddress}/${key}`)
    const query = { ...answers, 'X-Amz-Expires': String(seconds) }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return (await this.#signer.sign(url, { aws: { signQuery: true } })).url
  }

  async #askOnce(method: string, key: string, { query = {}, headers = {}, body }: S3Call): Promise<Response> {
    const url = new URL(key ? `${this.#config.address}/${key}` : this.#config.address)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await this.#signer.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      ...(body && { body }),
    })
    // Only the wait for an answer has a limit: a large file may take its time.
    const waiting = new AbortController()
    const over = setTimeout(() => waiting.abort(new Error('it does not answer')), FIRST_BYTE_MS)
    return fetch(signed, { signal: waiting.signal, redirect: 'error' }).finally(() => clearTimeout(over))
  }
}

/** A wrong key, or a bucket that is not there, must not read like a file that is not there. */
async function ensureUnderstood(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]
  if (answer.status === 404 && code !== 'NoSuchBucket') return answer
  throw new Error(`the store of files says ${answer.status} ${code ?? ''}`.trim())
}
