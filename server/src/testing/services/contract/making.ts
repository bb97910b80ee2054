import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../../engines/hosted/image-service.ts'
import type { ServiceAbilities } from '../service-under-test.ts'
import {
  editOf,
  learn,
  never,
  runsForEver,
  type Stage,
  startEdit,
  trainingOn,
  untilOver,
  untilRunning,
} from './stage.ts'

export function describeMaking(now: () => Stage, { learns, flags = true }: ServiceAbilities): void {
  const picturesOf = async (job: Awaited<ReturnType<typeof startEdit>>): Promise<Uint8Array[]> => {
    const { status, pictures } = await untilOver(now(), job)
    expect(status).toBe('succeeded')
    return Promise.all(pictures.map(({ url }) => now().service.download(url, never())))
  }

  describe('an edit', () => {
    it('is a picture, painted from the photo and the words that were sent', async () => {
      const { painted, photo } = now()
      const pictures = await picturesOf(await startEdit(now(), { prompt: 'a pixie cut', seed: 7 }))
      expect(pictures).toHaveLength(1)
      expect((await sharp(pictures[0]).metadata()).format).toBe('jpeg')
      expect(painted).toHaveLength(1)
      expect(painted[0]).toMatchObject({ prompt: expect.stringContaining('a pixie cut'), seed: 7 })
      expect(painted[0]?.photos).toEqual([photo])
    })
    it('is asked for once, however the service is looked at', async () => {
      const job = await startEdit(now())
      await untilOver(now(), job)
      await now().service.look(job, never())
      expect(now().jobs.count('picture')).toBe(1)
      expect(job).toMatchObject({ kind: 'picture', remoteId: now().jobs.all[0]?.id })
    })
    it('is under way until it is over', async () => {
      runsForEver(now())
      const job = await startEdit(now())
      await untilRunning(now(), job)
      expect(await now().service.look(job, never())).toMatchObject({
        pictures: [],
        learned: null,
        error: null,
      })
    })
    it.each([0, 2 ** 31 - 1])('takes the seed %i', async (seed) => {
      await picturesOf(await startEdit(now(), { seed }))
      expect(now().painted[0]?.seed).toBe(seed)
    })
  })

  describe.runIf(learns)('a face that was learned', () => {
    it('is painted from the photos it was learned from, in the size that was asked for', async () => {
      const { service, painted, archived } = now()
      const learned = await learn(now())
      const job = await service.startPicture(
        { ...editOf({ url: '', id: null }), prompt: 'ohwx woman, a bob', from: { learned } },
        never(),
      )
      const [picture] = await picturesOf(job)
      expect(await sharp(picture).metadata()).toMatchObject({ width: 960, height: 1280 })
      expect(painted[0]?.prompt).toContain('ohwx woman, a bob')
      expect(painted[0]?.photos).toEqual(archived)
    })
    it('serves more than one picture', async () => {
      const { service, jobs } = now()
      const learned = await learn(now())
      for (const seed of [1, 2]) {
        const wish = { ...editOf({ url: '', id: null }), seed, from: { learned } }
        expect(await picturesOf(await service.startPicture(wish, never()))).toHaveLength(1)
      }
      expect([jobs.count('training'), jobs.count('picture')]).toEqual([1, 2])
    })
    it('is not there when the training failed, and the reason is told', async () => {
      now().faults.plan('fails', 'training')
      const job = await now().service.startTraining(trainingOn(await now().sendArchive()), never())
      const seen = await untilOver(now(), job)
      expect(seen).toMatchObject({ status: 'failed', learned: null, error: expect.stringContaining('CUDA') })
    })
    it('is not there when a training that succeeded has nothing to show', async () => {
      now().faults.plan('no_output', 'training')
      const job = await now().service.startTraining(trainingOn(await now().sendArchive()), never())
      expect(await untilOver(now(), job)).toMatchObject({ status: 'succeeded', learned: null })
    })
  })
  describe.runIf(!learns)('a face', () => {
    it('is never learned: it says so, and sends nothing', async () => {
      const photos = { url: 'http://127.0.0.1/photos.zip', id: null }
      const asked = now().service.startTraining(trainingOn(photos), never())
      await expect(asked).rejects.toMatchObject({ trouble: 'refused' })
      expect(now().service.learns).toBe(false)
      expect(now().jobs.all).toEqual([])
    })
  })

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
    it.runIf(flags)('may be flagged, and is known to be', async () => {
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
