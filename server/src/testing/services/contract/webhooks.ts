import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { remoteJobIs } from '@app/domain/engines/remote-job-states.ts'
import { describe, expect, it } from 'vitest'
import type { Seen, StartedJob, WebhookCall } from '../../../engines/hosted/image-service.ts'
import { editOf, never, type Stage, startEdit, untilOver } from './stage.ts'

/** What it calls us with. */
export function describeWebhooks(now: () => Stage): void {
  const read = (call: WebhookCall) => now().service.readWebhook!(call)
  const hooked = (key: string = randomUUID()) => ({ key, webhook: now().receiver.addressFor(key) })

  /** The first call that says this job is over, read; those before it are read as well. */
  async function overByWebhook({ remoteId }: StartedJob): Promise<Seen> {
    for (;;) {
      for (const call of now().receiver.calls) {
        const told = await read(call)
        if (told.remoteId === remoteId && remoteJobIs.over(told.seen)) return told.seen
      }
      await pause(5)
    }
  }
  async function lastCall(): Promise<WebhookCall> {
    while (now().receiver.calls.length === 0) await pause(5)
    return now().receiver.calls.at(-1)!
  }

  describe('a webhook', () => {
    it('tells what a look tells', async () => {
      const job = await startEdit(now(), hooked())
      const told = await overByWebhook(job)
      expect(told.status).toBe('succeeded')
      expect(told.pictures).toHaveLength(1)
      expect(told).toEqual(await now().service.look(job, never()))
    })
    it('comes to the address that was given, which holds the key', async () => {
      const { key, webhook } = hooked()
      await overByWebhook(await startEdit(now(), { key, webhook }))
      expect(new Set(now().receiver.calls.map((call) => call.key))).toEqual(new Set([key]))
    })
    it('tells of a failure', async () => {
      now().faults.plan('fails', 'picture')
      const told = await overByWebhook(await startEdit(now(), hooked()))
      expect(told).toMatchObject({ status: 'failed', error: expect.stringContaining('CUDA') })
    })
    it('comes again until it is taken', async () => {
      const { calls, statuses } = now().receiver
      statuses.push(500, 500)
      await startEdit(now(), hooked())
      const isTaken = async () => {
        const taken = await Promise.all(calls.filter(({ status }) => status === 200).map(read))
        return taken.some(({ seen }) => seen.status === 'succeeded')
      }
      while (!(await isTaken())) await pause(5)
      expect(calls.filter(({ status }) => status === 500)).toHaveLength(2)
    })
    it('does not come where none was asked for', async () => {
      await untilOver(now(), await startEdit(now()))
      await overByWebhook(await startEdit(now(), hooked()))
      expect(new Set(now().receiver.calls.map((call) => call.key)).size).toBe(1)
    })
    it('may be lost: a look tells all the same', async () => {
      now().faults.plan('webhook_lost', 'picture')
      const job = await startEdit(now(), hooked())
      expect((await untilOver(now(), job)).status).toBe('succeeded')
      await overByWebhook(await startEdit(now(), hooked()))
      expect(new Set(now().receiver.calls.map((call) => call.key)).size).toBe(1)
    })
    it('may come twice, and says the same', async () => {
      now().faults.plan('webhook_twice', 'picture')
      const job = await startEdit(now(), hooked())
      const told = await overByWebhook(job)
      const tellsIt = async () => {
        const all = await Promise.all(now().receiver.calls.map(read))
        return all.filter(({ seen }) => remoteJobIs.over(seen))
      }
      while ((await tellsIt()).length < 2) await pause(5)
      expect((await tellsIt()).map(({ seen }) => seen)).toEqual([told, told])
    })
    it('may come before the answer that names its job', async () => {
      now().faults.plan('webhook_early', 'picture')
      const wish = editOf(await now().sendPhoto(), hooked())
      const job = await now().service.startPicture(wish, never())
      const [first] = now().receiver.calls
      expect((await read(first!)).remoteId).toBe(job.remoteId)
    })
  })

  describe('a webhook is refused', () => {
    const isRefused = (call: WebhookCall) =>
      expect(read(call)).rejects.toMatchObject({ name: 'ServiceError', trouble: 'refused' })

    it.each(['webhook_wrongly_signed', 'webhook_stale'] as const)('when it is %s', async (fault) => {
      now().faults.plan(fault, 'picture')
      await startEdit(now(), hooked())
      await isRefused(await lastCall())
    })
    it('when a byte of it was changed on the way', async () => {
      await startEdit(now(), hooked())
      const call = await lastCall()
      await isRefused({ ...call, body: Buffer.concat([call.body, Buffer.from(' ')]) })
    })
    it('when it is not signed at all', async () => {
      await startEdit(now(), hooked())
      const { body } = await lastCall()
      await isRefused({ headers: { 'content-type': 'application/json' }, body })
    })
  })
}
