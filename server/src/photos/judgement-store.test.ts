import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KnownJudgements } from '../engines/known-judgements.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { judgementStore } from './judgement-store.ts'
import { enginePhotosOf } from './possible-style.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

it('what a photo was judged is kept beside it and goes with it', async () => {
  const her = await someone(home)
  const draft = await fillDraft(home, her)
  const [photo] = await enginePhotosOf(home.context, draft.id)
  if (!photo) return expect.unreachable('a draft of fifteen photos')
  const store = judgementStore(home.context.database)
  const judgedApart = ['pixie']
  const judge = async () => ({
    fault: null,
    confidence: 0.9,
    techniques: [],
    grown: ['pixie'],
    head: null,
  })
  const judged = await new KnownJudgements({ judge, judgedApart }, store, 'one').of(photo, ['pixie'])
  const unasked = { judgedApart, judge: () => Promise.reject(new Error('it was judged before')) }
  expect(await new KnownJudgements(unasked, store, 'one').of(photo, ['pixie'])).toEqual(judged)
  await her.visitor.delete(api.upload(), { sessionId: draft.id, imageUrl: api.photo(photo.id) })
  expect(await store.find(photo.id)).toBeNull()
})
