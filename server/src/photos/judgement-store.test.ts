import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KnownJudgements } from '../engines/known-judgements.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { judgementStore } from './judgement-store.ts'
import { lendEnginePhotos } from './possible-style.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

it('what a photo was judged is kept beside it and goes with it', async () => {
  const her = await someone(home)
  const draft = await fillDraft(home, her)
  const store = judgementStore(home.context.database)
  const judge = async () => 'good'
  const unasked = () => Promise.reject(new Error('it was judged before'))
  const isJudgement = (kept: unknown): kept is string => typeof kept === 'string'
  const known = (how: () => Promise<string>) =>
    new KnownJudgements({ judge: how, judgedApart: ['pixie'], isJudgement, revision: 'one' }, store)
  const photo = await lendEnginePhotos(home.context, draft.id, async ([first]) => {
    if (!first) return expect.unreachable('a draft of fifteen photos')
    const judged = await known(judge).of(first, ['pixie'])
    expect(await known(unasked).of(first, ['pixie'])).toEqual(judged)
    return first
  })
  await her.visitor.delete(api.upload(), { sessionId: draft.id, imageUrl: api.photo(photo.id) })
  expect(await store.find(photo.id)).toBeNull()
})
