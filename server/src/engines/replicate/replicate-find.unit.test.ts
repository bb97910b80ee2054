import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  againstReplicate,
  editWish,
  never,
  trainingWish,
} from '../../testing/services/replicate/against-replicate.ts'

const now = againstReplicate()

describe('a job that is sought', () => {
  const sought = (key: string, webhook: string | null, askedAt = new Date()) =>
    now.service.find({ kind: 'picture', key, webhook, askedAt, ageMs: 0, model: 'any', like: null }, never)
  const hook = (key: string) => `http://127.0.0.1:1/called?job=${key}`

  it('is not known, where it was asked for without a webhook and others were too', async () => {
    await now.service.startPicture(editWish(), never)
    expect(await sought(randomUUID(), null)).toBe('unknown')
  })
  it('is certainly not there, where all others name theirs, or came before it', async () => {
    await now.service.startPicture(editWish({ webhook: hook('other') }), never)
    expect(await sought(randomUUID(), null)).toBeNull()
    now.server.jobs.all[0]!.webhook = null
    now.server.jobs.all[0]!.createdAt = new Date(Date.now() - 120_000)
    expect(await sought(randomUUID(), null)).toBeNull()
  })
  it('may have begun up to a minute before we asked: clocks differ', async () => {
    const key = randomUUID()
    await now.service.startPicture(editWish({ key, webhook: hook(key) }), never)
    const { createdAt, id } = now.server.jobs.all[0]!
    const since = (ms: number) => sought(key, hook(key), new Date(createdAt.getTime() + ms))
    expect(await since(59_999)).toMatchObject({ remoteId: id })
    expect(await since(60_000)).toMatchObject({ remoteId: id })
    expect(await since(60_001)).toBeNull()
  })
  it('is looked for on ten pages, and is not known when there are more', async () => {
    const keys = Array.from({ length: 11 }, () => randomUUID())
    for (const key of keys) await now.service.startPicture(editWish({ key, webhook: hook(key) }), never)
    now.server.account.pageSize = 1
    const [oldest = '', tenth = ''] = keys
    expect(await sought(tenth, hook(tenth))).toMatchObject({ remoteId: now.server.jobs.all[1]?.id })
    expect(await sought(oldest, hook(oldest))).toBe('unknown')
  })
  it('is found by the model it wrote into, when it is a training without a webhook that has ended', async () => {
    const key = randomUUID()
    const find = () =>
      now.service.find(
        { kind: 'training', key, webhook: null, askedAt: new Date(), ageMs: 0, model: '', like: null },
        never,
      )
    const job = await now.service.startTraining(trainingWish({ key }), never)
    expect(await find()).toBe('unknown')
    Object.assign(now.server.jobs.all[0]!, { status: 'succeeded', learned: `${job.model}:${'c'.repeat(64)}` })
    expect(await find()).toEqual(job)
  })
  it('is not looked for on a page of another host, which would learn the token', async () => {
    for (const key of ['1', '2']) await now.service.startPicture(editWish({ webhook: hook(key) }), never)
    now.server.account.pageSize = 1
    now.server.account.addresses.api = 'http://127.0.0.1:1/v1'
    await expect(sought(randomUUID(), null)).rejects.toMatchObject({ trouble: 'away' })
  })
})
