import { describe, expect, it } from 'vitest'
import type { ServiceAbilities } from '../service-under-test.ts'
import { editOf, learn, never, type Stage, startEdit, untilOver } from './stage.ts'

export function describeLosing(now: () => Stage, { learns }: ServiceAbilities): void {
  const ask = (learned: string) =>
    now().service.startPicture({ ...editOf({ url: '', id: null }), from: { learned } }, never())
  const UNLEARNED = { name: 'ServiceError', trouble: 'unlearned' }

  if (learns)
    describe('what was learned, and is gone there', () => {
      it('is told as soon as a picture is asked of it, each time: nothing is begun', async () => {
        const learned = await learn(now())
        now().faults.plan('unlearned', 'picture')
        for (const _ of [1, 2]) await expect(ask(learned)).rejects.toMatchObject(UNLEARNED)
        expect(now().jobs.count('picture')).toBe(0)
      })
      it('was another woman’s: hers serves as before', async () => {
        const [gone, hers] = [await learn(now()), await learn(now())]
        now().faults.plan('unlearned', 'picture')
        await expect(ask(gone)).rejects.toMatchObject(UNLEARNED)
        expect((await untilOver(now(), await ask(hers))).status).toBe('succeeded')
      })
      it('is learned again from the photos, and serves', async () => {
        const learned = await learn(now())
        now().faults.plan('unlearned', 'picture')
        await expect(ask(learned)).rejects.toMatchObject(UNLEARNED)
        expect((await untilOver(now(), await ask(await learn(now())))).status).toBe('succeeded')
      })
      it('is forgotten without trouble', async () => {
        const learned = await learn(now())
        now().faults.plan('unlearned', 'picture')
        await expect(ask(learned)).rejects.toMatchObject(UNLEARNED)
        await now().service.forget({ what: 'learned', learned }, never())
      })
    })
  else
    describe('a model that was taken away there', () => {
      it('wants the operator: nothing is begun, and nobody is told that it will never be', async () => {
        now().faults.plan('unlearned', 'picture')
        await expect(startEdit(now())).rejects.toMatchObject({ name: 'ServiceError', trouble: 'unpaid' })
        expect(now().jobs.all).toEqual([])
      })
    })
}
