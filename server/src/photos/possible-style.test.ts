import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Storage } from '../storage/storage.ts'
import { fillDraft, offeredStyle } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { ensurePossible, lendEnginePhotos } from './possible-style.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

/** The storage of the app, and what it was asked to lend. */
function watched(storage: Storage): { storage: Pick<Storage, 'lend'>; lent: string[] } {
  const lent: string[] = []
  const lend: Storage['lend'] = (use) =>
    storage.lend((pathOf) =>
      use((key) => {
        lent.push(key)
        return pathOf(key)
      }),
    )
  return { storage: { lend }, lent }
}

it('of fifteen photos five are lent to ask whether they carry a style, and all to make images', async () => {
  const her = await someone(home)
  const { id } = await fillDraft(home, her)
  const { storage, lent } = watched(home.context.storage)
  const context = { ...home.context, storage: storage as Storage }
  const engine = home.context.engine.names[0] ?? ''
  await ensurePossible(context, id, { style: offeredStyle(home.context), tone: null, engine })
  expect(lent).toHaveLength(5)
  await lendEnginePhotos(context, id, async (photos) => expect(photos).toHaveLength(15))
  expect(lent).toHaveLength(20)
})
