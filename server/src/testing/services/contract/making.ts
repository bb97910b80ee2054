import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
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

export function describeMaking(now: () => Stage, { learns }: ServiceAbilities): void {
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

  if (learns)
    describe('a face that was learned', () => {
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
        expect(seen).toMatchObject({
          status: 'failed',
          learned: null,
          error: expect.stringContaining('CUDA'),
        })
      })
      it('is not there when a training that succeeded has nothing to show', async () => {
        now().faults.plan('no_output', 'training')
        const job = await now().service.startTraining(trainingOn(await now().sendArchive()), never())
        expect(await untilOver(now(), job)).toMatchObject({ status: 'succeeded', learned: null })
      })
    })
  else
    describe('a face', () => {
      it('is never learned: it says so, and sends nothing', async () => {
        const photos = { url: 'http://127.0.0.1/photos.zip', id: null }
        const asked = now().service.startTraining(trainingOn(photos), never())
        await expect(asked).rejects.toMatchObject({ trouble: 'refused' })
        expect(now().service.learns).toBe(false)
        expect(now().jobs.all).toEqual([])
      })
    })
}
