import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SoughtJob } from '../../../engines/hosted/image-service.ts'
import type { ServiceAbilities } from '../service-under-test.ts'
import {
  editOf,
  never,
  runsForEver,
  type Stage,
  seekEdit,
  startEdit,
  trainingOn,
  untilOver,
} from './stage.ts'

/** The answer that names a job is lost on the way: it is found again, and never asked for twice. */
export function describeFinding(now: () => Stage, { canFind, learns }: ServiceAbilities): void {
  const hooked = (key: string = randomUUID()) => ({ key, webhook: now().receiver.addressFor(key) })
  /** Of another seed: a job may be told by what it was sent. */
  const another = () => ({ ...hooked(), seed: 1 })

  describe('a job whose answer was lost', () => {
    it('was asked for once', async () => {
      now().faults.plan('answer_lost', 'picture')
      const asked = now().service.startPicture(editOf(await now().sendPhoto(), hooked()), never())
      await expect(asked).rejects.toMatchObject({ name: 'ServiceError', trouble: 'away' })
      expect(now().jobs.count('picture')).toBe(1)
    })
    it(canFind ? 'is found, among others' : 'is not said to be certainly not there', async () => {
      const { service, jobs, faults } = now()
      const wish = editOf(await now().sendPhoto(), hooked())
      await startEdit(now(), another())
      faults.plan('answer_lost', 'picture')
      await expect(service.startPicture(wish, never())).rejects.toMatchObject({ trouble: 'away' })
      await startEdit(now(), another())
      const found = await service.find(seekEdit(service, wish), never())
      if (!canFind) return expect(found).toBe('unknown')
      if (found === null || found === 'unknown') throw new Error(`it was not found: ${found}`)
      expect([found.kind, found.remoteId]).toEqual(['picture', jobs.all[1]?.id])
      expect((await untilOver(now(), found)).status).toBe('succeeded')
    })
    if (learns)
      it(canFind ? 'is found when it is a training' : 'is asked for once as a training', async () => {
        const { service, jobs, faults } = now()
        runsForEver(now())
        const wish = trainingOn(await now().sendArchive(), hooked())
        faults.plan('answer_lost', 'training')
        await expect(service.startTraining(wish, never())).rejects.toMatchObject({ trouble: 'away' })
        expect(jobs.count('training')).toBe(1)
        const { key, webhook, photos } = wish
        const sought: SoughtJob = {
          ...{ kind: 'training', key, webhook, ageMs: 0 },
          ...{ askedAt: new Date(), model: service.models.learned, like: { photos: photos.url } },
        }
        const found = await service.find(sought, never())
        expect(found).toEqual(canFind ? expect.objectContaining({ remoteId: jobs.all[0]?.id }) : 'unknown')
      })
  })

  if (canFind)
    it('a job that was never asked for is certainly not there', async () => {
      await startEdit(now(), another())
      const wish = editOf({ url: '', id: null }, hooked())
      expect(await now().service.find(seekEdit(now().service, wish), never())).toBeNull()
    })
}
