import { beforeEach, describe, expect, it } from 'vitest'
import {
  againstReplicate,
  learnedAlready,
  never,
} from '../../testing/services/replicate/against-replicate.ts'

const now = againstReplicate()

describe('what is forgotten of a face', () => {
  let learned: string
  beforeEach(() => {
    learned = learnedAlready(now.server, 'ondee-3')
  })
  it('is its version, and the model', async () => {
    await now.service.forget({ what: 'learned', learned }, never)
    expect(now.server.models.size).toBe(0)
  })
  it('waits for its version to go before the model goes: come again', async () => {
    now.server.account.versionsLinger = true
    const forgotten = now.service.forget({ what: 'learned', learned }, never)
    await expect(forgotten).rejects.toMatchObject({ trouble: 'busy', retryAfterMs: 60_000 })
    now.server.account.versionsLinger = false
    await now.service.forget({ what: 'learned', learned }, never)
    expect(now.server.models.size).toBe(0)
  })
  it('goes with its training, though nobody ever saw what that learned', async () => {
    const job = { kind: 'training', remoteId: 'unknown', model: 'maison/ondee-3' } as const
    await now.service.forget({ what: 'job', job }, never)
    expect(now.server.models.size).toBe(0)
  })
  it('is never a model that we did not make', async () => {
    for (const name of ['maison/portraits', 'ostris/flux-dev-lora-trainer']) {
      now.server.models.set(name, { ...now.server.models.get('maison/ondee-3')!, versions: [] })
      await now.service.forget({ what: 'job', job: { kind: 'training', remoteId: 'x', model: name } }, never)
    }
    expect([...now.server.models.keys()]).toEqual([
      ...['maison/ondee-3', 'maison/portraits', 'ostris/flux-dev-lora-trainer'],
    ])
  })
})
