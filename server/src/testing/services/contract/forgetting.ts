import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../../engines/hosted/image-service.ts'
import type { ServiceAbilities } from '../service-under-test.ts'
import { editOf, learn, never, runsForEver, type Stage, startEdit, untilOver, untilRunning } from './stage.ts'

export function describeForgetting(now: () => Stage, { learns }: ServiceAbilities): void {
  describe('what is forgotten', () => {
    it('is a file: it lies there no more, and the others do', async () => {
      const { service, fileCount } = now()
      const [one, other] = [await now().sendPhoto(), await now().sendPhoto()]
      expect(fileCount()).toBe(2)
      // Where a file goes by itself, nothing is to be done.
      if (one.id === null) return expect(other.id).toBeNull()
      await service.forget({ what: 'file', id: one.id }, never())
      expect(fileCount()).toBe(1)
    })
    it('may be forgotten twice', async () => {
      const { id } = await now().sendPhoto()
      if (id === null) return expect(now().fileCount()).toBe(1)
      for (const kept of [{ what: 'file', id } as const, { what: 'file', id } as const])
        await now().service.forget(kept, never())
      expect(now().fileCount()).toBe(0)
    })
    it('is a job: one that runs is canceled, and it may be forgotten twice', async () => {
      runsForEver(now())
      const job = await startEdit(now())
      await untilRunning(now(), job)
      await now().service.forget({ what: 'job', job }, never())
      await now().service.forget({ what: 'job', job }, never())
      expect(now().jobs.all[0]?.status).toBe('canceled')
    })
    it('is a job that has ended', async () => {
      const job = await startEdit(now())
      await untilOver(now(), job)
      await expect(now().service.forget({ what: 'job', job }, never())).resolves.toBeUndefined()
    })
    if (learns)
      it('is what was learned: no picture comes of it any more', async () => {
        const { service } = now()
        const learned = await learn(now())
        await service.forget({ what: 'learned', learned }, never())
        await service.forget({ what: 'learned', learned }, never())
        const asked = service.startPicture({ ...editOf({ url: '', id: null }), from: { learned } }, never())
        // A service that has it by an address answers first, and fails then.
        const seen = await asked.then((job) => untilOver(now(), job)).catch((cause: unknown) => cause)
        expect(seen instanceof ServiceError || (seen as { status: string }).status === 'failed').toBe(true)
      })
  })
}
