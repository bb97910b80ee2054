import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allOf } from '../../testing/storage/all-of.ts'
import { S3Server } from '../../testing/storage/s3-server.ts'
import { STORE_KEYS } from '../../testing/storage/signature-check.ts'
import { everyStore, type StoreUnderTest } from '../../testing/storage/storage-contract.ts'
import { Scratch } from '../scratch.ts'
import { StorageAwayError } from '../storage.ts'
import { Bucket, type S3Config } from './bucket.ts'
import { S3Storage } from './s3-storage.ts'

async function openS3(folder: string): Promise<StoreUnderTest> {
  const server = new S3Server()
  const { objects, uploads } = server
  const bucket = new Bucket(S3Server.configAt(await server.listen()))
  return {
    storage: new S3Storage(bucket, new Scratch(join(folder, 'scratch'))),
    age: async (at) => {
      for (const kept of [...objects.values(), ...uploads.values()]) kept.at = at
    },
    leaveHalf: async (key) => {
      await bucket.ask('POST', key, { query: { uploads: '' } })
    },
    countAll: async () => objects.size + uploads.size,
    close: () => server.close(),
  }
}

describe('in a store that speaks S3', () => everyStore(openS3))

describe('a store that speaks S3', () => {
  let folder: string
  let server: S3Server
  let config: S3Config
  const newKey = () => `photos/${randomUUID()}.jpg`
  const storageOf = (changed: Partial<S3Config> = {}) =>
    new S3Storage(new Bucket({ ...config, ...changed }), new Scratch(join(folder, 'scratch')))
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 's3-'))
    server = new S3Server()
    config = S3Server.configAt(await server.listen())
  })
  afterEach(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  async function put(bytes: Buffer | string, key = newKey()): Promise<string> {
    const path = join(folder, randomUUID())
    await writeFile(path, bytes)
    await storageOf().put(key, path)
    return key
  }
  const MEGABYTE = 1024 * 1024

  it.each([
    { bytes: 8 * MEGABYTE - 1, calls: 1 },
    { bytes: 8 * MEGABYTE, calls: 1 },
    { bytes: 8 * MEGABYTE + 1, calls: 4 },
    { bytes: 16 * MEGABYTE + 1, calls: 5 },
  ])('takes $bytes bytes in $calls calls, and gives them back', async ({ bytes, calls }) => {
    const sent = Buffer.alloc(bytes, 'ondée')
    const key = await put(sent)
    expect([server.calls, server.uploads.size]).toEqual([calls, 0])
    expect((await buffer(storageOf().read(key))).equals(sent)).toBe(true)
  })

  it('is left without a half where a part could not be kept', async () => {
    const path = join(folder, 'large')
    await writeFile(path, Buffer.alloc(9 * MEGABYTE))
    server.losesParts = true
    await expect(storageOf().put(newKey(), path)).rejects.toThrow('InvalidPart')
    expect([server.objects.size, server.uploads.size, existsSync(path)]).toEqual([0, 0, true])
  })

  it('is read page by page, whatever it holds', async () => {
    server.pageSize = 2
    const keys = await Promise.all(Array.from({ length: 5 }, () => put('pixels')))
    const bucket = new Bucket(config)
    for (const key of keys) await bucket.ask('POST', key, { query: { uploads: '' } })
    const soon = new Date(Date.now() + 60_000)
    expect((await allOf(storageOf().keysOlderThan('photos', soon))).sort()).toEqual([...keys].sort())
    await storageOf().removeUnfinished('photos', soon)
    expect([server.objects.size, server.uploads.size]).toEqual([5, 0])
  })

  it.each([
    { what: 'it says "slow down"', faults: [503] as const },
    { what: 'too many calls', faults: [429] as const },
    { what: 'it breaks', faults: [500, 500, 500] as const },
    { what: 'the connection is cut', faults: ['cut', 'cut', 'cut'] as const },
  ])('is asked again where $what', async ({ faults }) => {
    const key = await put('pixels')
    server.faults.push(...faults)
    expect(await storageOf().size(key)).toBe(6)
  })

  it('that stays away is told from a file that is not there', async () => {
    server.faults.push(503, 503, 503, 503)
    await expect(storageOf().size(newKey())).rejects.toThrow(StorageAwayError)
    await server.close()
    await expect(storageOf().size(newKey())).rejects.toThrow(StorageAwayError)
    await server.listen()
  })

  it.each([
    { what: 'a wrong secret', changed: { secretAccessKey: 'guessed' }, says: 'SignatureDoesNotMatch' },
    { what: 'a key it does not know', changed: { accessKeyId: 'nobody' }, says: 'InvalidAccessKeyId' },
    { what: 'another region', changed: { region: 'us-east-1' }, says: 'SignatureDoesNotMatch' },
  ])('knows nobody by $what, and says so instead of "nothing there"', async ({ changed, says }) => {
    const key = await put('pixels')
    await expect(buffer(storageOf(changed).read(key))).rejects.toThrow(says)
  })

  it('whose bucket is not there says so', async () => {
    const elsewhere = { address: config.address.replace('ondee-files', 'elsewhere') }
    await expect(buffer(storageOf(elsewhere).read(newKey()))).rejects.toThrow('NoSuchBucket')
  })

  it('refuses what is not signed, and what was changed on the way', async () => {
    const key = await put('pixels')
    expect((await fetch(`${config.address}/${key}`)).status).toBe(403)
    expect((await fetch(`${config.address}/${key}`, { method: 'DELETE' })).status).toBe(403)
    expect(server.objects.size).toBe(1)
  })

  describe('an address that shows one file (C2)', () => {
    const shown = { type: 'image/jpeg', disposition: 'attachment; filename="Camille.jpg"' }
    const addressOf = async (key: string) => (await storageOf().addressOf(key, shown)) ?? ''

    it('shows it under its name, to be kept by no cache, for a minute', async () => {
      const address = await addressOf(await put('pixels'))
      const answer = await fetch(address)
      expect(await answer.text()).toBe('pixels')
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': shown.disposition,
        'cache-control': 'private, no-store',
      })
      expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('60')
      expect(address).not.toContain(STORE_KEYS.secretAccessKey)
    })

    it.each([
      {
        what: 'for another file',
        change: (url: URL, other: string) => {
          url.pathname = `/ondee-files/${other}`
        },
      },
      { what: 'for longer', change: (url: URL) => url.searchParams.set('X-Amz-Expires', '604800') },
      {
        what: 'under another name',
        change: (url: URL) => url.searchParams.set('response-content-disposition', 'inline'),
      },
      {
        what: 'with one figure of its signature changed',
        change: (url: URL) => {
          const signature = url.searchParams.get('X-Amz-Signature') ?? ''
          url.searchParams.set(
            'X-Amz-Signature',
            signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
          )
        },
      },
    ])('shows nothing $what', async ({ change }) => {
      const other = await put('others')
      const url = new URL(await addressOf(await put('pixels')))
      change(url, other)
      expect((await fetch(url)).status).toBe(403)
    })

    it('deletes and writes nothing', async () => {
      const address = await addressOf(await put('pixels'))
      for (const method of ['DELETE', 'PUT']) expect((await fetch(address, { method })).status).toBe(403)
      expect(server.objects.size).toBe(1)
    })

    it('is none where browsers do not reach the store', async () => {
      const hidden = storageOf({ browserAddress: null })
      expect(await hidden.addressOf(newKey(), shown)).toBeNull()
    })
  })
})
