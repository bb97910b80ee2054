import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { folderWithUs } from '../../testing/ends-with-us.ts'
import { allOf } from '../../testing/storage/all-of.ts'
import { everyStore, type StoreUnderTest } from '../../testing/storage/storage-contract.ts'
import { SWIFT_KEYS, startSwift } from '../../testing/storage/swift-server.ts'
import { Scratch } from '../scratch.ts'
import { Bucket } from './bucket.ts'
import { listFiles, listUploads } from './listing.ts'
import { S3Storage } from './s3-storage.ts'

/** Whose clock cannot be turned back: its lists are told with other moments. */
class AgingBucket extends Bucket {
  readonly moments = new Map<string, Date>()

  override async ask(...call: Parameters<Bucket['ask']>): Promise<Response> {
    const answer = await super.ask(...call)
    if (call[1] !== '' || call[0] !== 'GET') return answer
    const page = (await answer.text()).replaceAll(
      /(<Key>([^<]+)<\/Key>(?:<UploadId>([^<]+)<\/UploadId>)?(?:(?!<Key>).)*?<(LastModified|Initiated)>)([^<]+)/gs,
      (_, before: string, key: string, upload: string | undefined, __, at: string) =>
        before + (this.moments.get(upload ?? key)?.toISOString() ?? at),
    )
    return new Response(page, { status: answer.status })
  }
}

const FOLDERS = ['photos', 'images']
let url: string
beforeAll(async () => {
  url = await startSwift()
})

async function newBucket(browserAddress: string | null = null): Promise<AgingBucket> {
  const name = `ondee-${randomUUID()}`
  const address = `${url}/${name}`
  const bucket = new AgingBucket({
    ...SWIFT_KEYS,
    bucket: name,
    address,
    browserAddress: browserAddress && address,
  })
  while ((await bucket.ask('PUT', '')).status !== 200) await pause(200)
  return bucket
}

async function openSwift(folder: string): Promise<StoreUnderTest> {
  const bucket = await newBucket()
  const all = async () => {
    const lists = FOLDERS.flatMap((name) => [listFiles(bucket, name), listUploads(bucket, name)])
    return (await Promise.all(lists.map(allOf))).flat()
  }
  return {
    storage: new S3Storage(bucket, new Scratch(join(folder, 'scratch'))),
    age: async (at) => {
      for (const { key, uploadId } of await all()) bucket.moments.set(uploadId ?? key, at)
    },
    leaveHalf: async (key) => {
      await bucket.ask('POST', key, { query: { uploads: '' } })
    },
    countAll: async () => (await all()).length,
    close: async () => undefined,
  }
}

describe('in OpenStack Swift', () => everyStore(openSwift))

it('OpenStack Swift takes a large file in parts, and shows it at a signed address alone', async () => {
  const folder = folderWithUs(tmpdir(), 'swift-files-')
  const bucket = await newBucket('the same')
  const storage = new S3Storage(bucket, new Scratch(join(folder, 'scratch')))
  const key = `photos/${randomUUID()}.jpg`
  const large = Buffer.alloc(17 * 1024 * 1024, 'ondée')
  await writeFile(join(folder, 'large'), large)
  await storage.put(key, join(folder, 'large'))
  expect([await storage.size(key), await allOf(listUploads(bucket, 'photos'))]).toEqual([large.length, []])
  const shown = { type: 'image/jpeg', disposition: 'attachment; filename="Camille.jpg"' }
  const address = (await storage.addressOf(key, shown)) ?? ''
  const answer = await fetch(address)
  expect(Buffer.from(await answer.arrayBuffer()).equals(large)).toBe(true)
  expect(answer.headers.get('content-disposition')).toBe(shown.disposition)
  expect((await fetch(address.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).status).toBe(403)
  expect((await fetch(`${url}/${bucket.name}/${key}`)).ok).toBe(false)
})
