import { describe, expect, it } from 'vitest'
import { ServiceError, type ServiceTrouble } from '../../../engines/hosted/image-service.ts'
import type { ServiceFault } from '../service-faults.ts'
import { editOf, never, type Stage, startEdit, untilOver } from './stage.ts'

/** What the service does, and what it is called here. */
const TROUBLES: [ServiceFault, ServiceTrouble][] = [
  ['throttled', 'busy'],
  ['down', 'away'],
  ['garbage', 'away'],
]

/** Milliseconds a call is waited for where nobody answers. */
const IMPATIENT = 1000

export function describeFailures(now: () => Stage): void {
  describe('a service that does not do its work', () => {
    it.each(TROUBLES)(
      '%s when it is looked at: it is %s, and well at the next call',
      async (fault, trouble) => {
        const job = await startEdit(now())
        now().faults.plan(fault, 'call')
        await expect(now().service.look(job, never())).rejects.toMatchObject({
          name: 'ServiceError',
          trouble,
        })
        expect((await untilOver(now(), job)).status).toBe('succeeded')
      },
    )
    it.each(TROUBLES)(
      '%s when a picture is asked for: it is %s, and nothing was begun',
      async (fault, trouble) => {
        const wish = editOf(await now().sendPhoto())
        now().faults.plan(fault, 'picture')
        const asked = now().service.startPicture(wish, never())
        await expect(asked).rejects.toMatchObject({ name: 'ServiceError', trouble })
        expect(now().jobs.all).toEqual([])
      },
    )
    it.each(TROUBLES)(
      '%s when a file is sent: it is %s, and the next call sends it',
      async (fault, trouble) => {
        now().faults.plan(fault, 'call')
        await expect(now().sendPhoto()).rejects.toMatchObject({ name: 'ServiceError', trouble })
        await now().sendPhoto()
        expect(now().fileCount()).toBe(1)
      },
    )
    it('throttled: says how long to wait, or nothing', async () => {
      const job = await startEdit(now())
      now().faults.plan('throttled', 'call')
      const cause = await now()
        .service.look(job, never())
        .catch((thrown: unknown) => thrown)
      if (!(cause instanceof ServiceError)) throw new Error('it was not throttled')
      expect(cause.retryAfterMs === null || cause.retryAfterMs > 0).toBe(true)
    })
    it('silent: it is given up, and is away', async () => {
      const impatient = now().serviceOf(IMPATIENT)
      const job = await startEdit(now())
      now().faults.plan('silent', 'call')
      await expect(impatient.look(job, never())).rejects.toMatchObject({ trouble: 'away' })
      const wish = editOf(await now().sendPhoto())
      now().faults.plan('silent', 'picture')
      await expect(impatient.startPicture(wish, never())).rejects.toMatchObject({ trouble: 'away' })
    })
    it('stopped: it is away', async () => {
      const job = await startEdit(now())
      await now().stop()
      await expect(now().service.look(job, never())).rejects.toMatchObject({ trouble: 'away' })
    })
  })

  describe('a call whose signal says so', () => {
    it('is not sent', async () => {
      const photo = await now().sendPhoto()
      const left = AbortSignal.abort(new Error('we are leaving'))
      await expect(now().service.startPicture(editOf(photo), left)).rejects.toThrow('we are leaving')
      expect(now().jobs.all).toEqual([])
    })
    it('ends with the reason of the signal, and not as a trouble of the service', async () => {
      const job = await startEdit(now())
      now().faults.plan('silent', 'call')
      const leaving = new AbortController()
      const looked = now().service.look(job, leaving.signal)
      setTimeout(() => leaving.abort(new Error('we are leaving')), 50)
      await expect(looked).rejects.toThrow('we are leaving')
      await expect(looked).rejects.not.toBeInstanceOf(ServiceError)
    })
    it('ends while a picture is fetched, too', async () => {
      const { pictures } = await untilOver(now(), await startEdit(now()))
      const left = AbortSignal.abort(new Error('we are leaving'))
      await expect(now().service.download(pictures[0]!.url, left)).rejects.toThrow('we are leaving')
    })
  })
}
