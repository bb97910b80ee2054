import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../../engines/hosted/image-service.ts'
import type { ServiceAbilities } from '../service-under-test.ts'
import { never, runsForEver, type Stage, startEdit, untilOver, untilRunning } from './stage.ts'

/** How a picture ends that does not end well, or that we end ourselves. */
export function describeEnding(now: () => Stage, { flags = true }: ServiceAbilities): void {
  describe('a picture that went wrong', () => {
    it('failed, and says why', async () => {
      now().faults.plan('fails', 'picture')
      const seen = await untilOver(now(), await startEdit(now()))
      expect(seen).toMatchObject({ status: 'failed', pictures: [], error: expect.stringContaining('CUDA') })
    })
    it('may have succeeded with nothing to show', async () => {
      now().faults.plan('no_output', 'picture')
      expect(await untilOver(now(), await startEdit(now()))).toMatchObject({
        ...{ status: 'succeeded', pictures: [] },
      })
    })
    if (flags)
      it('may be flagged, and is known to be', async () => {
        now().faults.plan('flagged', 'picture')
        const { status, pictures, error } = await untilOver(now(), await startEdit(now()))
        const isFlagged = pictures.length > 0 && pictures.every(({ flagged }) => flagged)
        expect(isFlagged || (status === 'failed' && error?.startsWith('flagged:'))).toBe(true)
      })
    it('may be gone before it was fetched', async () => {
      now().faults.plan('output_gone', 'picture')
      const { pictures } = await untilOver(now(), await startEdit(now()))
      const fetched = now().service.download(pictures[0]!.url, never())
      await expect(fetched).rejects.toMatchObject({ name: 'ServiceError', trouble: 'gone' })
    })
  })

  describe('a job that is canceled', () => {
    it('is canceled while it runs', async () => {
      runsForEver(now())
      const job = await startEdit(now())
      await untilRunning(now(), job)
      await now().service.cancel(job, never())
      expect((await untilOver(now(), job)).status).toBe('canceled')
    })
    it('is canceled while it waits', async () => {
      now().jobs.pace.picture = { queued: 2 ** 30, running: 1 }
      const job = await startEdit(now())
      expect((await now().service.look(job, never())).status).toBe('queued')
      await now().service.cancel(job, never())
      expect((await untilOver(now(), job)).status).toBe('canceled')
    })
    it('stays what it became, when it had ended', async () => {
      const job = await startEdit(now())
      await untilOver(now(), job)
      await now().service.cancel(job, never())
      await now().service.cancel(job, never())
      expect((await now().service.look(job, never())).status).toBe('succeeded')
    })
    it('goes on, when the service says it came too late', async () => {
      now().faults.plan('canceled_late', 'picture')
      const job = await startEdit(now())
      await now().service.cancel(job, never())
      expect((await untilOver(now(), job)).status).toBe('succeeded')
    })
    it('may be one it has never heard of', async () => {
      const job = { ...(await startEdit(now())), remoteId: randomUUID() }
      await expect(now().service.cancel(job, never())).resolves.toBeUndefined()
    })
  })

  it('a job it has never heard of is gone', async () => {
    const job = { ...(await startEdit(now())), remoteId: randomUUID() }
    const looked = now().service.look(job, never())
    await expect(looked).rejects.toThrow(ServiceError)
    await expect(looked).rejects.toMatchObject({ trouble: 'gone' })
  })
}
