import { draftGap } from '@app/domain/drafts/draft-rules.ts'
import { draftAnswer, waitingDraftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drafts } from '../database/schema/drafts.ts'
import { addPhotos, fillDraft, openDraftOf } from '../testing/full-draft.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const save = (her: Someone, id: string, changes: object) => her.visitor.put(api.draftById(id), changes)

describe('her draft', () => {
  // spec: 3.9, 7.22
  it('is begun, empty, at the first step, when she has none', async () => {
    const her = await someone(home)
    const answer = (await her.visitor.get(api.draft())).json()
    expect(Object.keys(answer)).toEqual(['draft'])
    const { draft } = draftAnswer.parse(answer)
    expect(draft).toMatchObject({
      name: '',
      uploadedImages: [],
      baseStyle: null,
      tone: null,
      packageType: null,
      step: 1,
    })
  })

  it('is the same one each time she comes back', async () => {
    const her = await someone(home)
    expect((await openDraftOf(her)).id).toBe((await openDraftOf(her)).id)
  })

  it('is one, however many tabs ask for it at once', async () => {
    const her = await someone(home)
    const asked = await Promise.all(Array.from({ length: 20 }, () => openDraftOf(her)))
    expect(new Set(asked.map((draft) => draft.id)).size).toBe(1)
    expect(await home.context.database.select().from(drafts).where(eq(drafts.userId, her.id))).toHaveLength(1)
  })

  // spec: 4.20
  it('is a new one once the last became a transformation', async () => {
    const her = await someone(home)
    const before = await openDraftOf(her)
    await makeTransformation(home, her, { images: 1 })
    const after = await openDraftOf(her)
    expect(after.id).not.toBe(before.id)
    expect(after.uploadedImages).toEqual([])
  })
})

describe('what she left unfinished', () => {
  const waiting = async (her: Someone) =>
    waitingDraftAnswer.parse((await her.visitor.get(api.waitingDraft())).json()).draft

  it('is nothing before she has begun, and to look begins nothing', async () => {
    const her = await someone(home)
    expect(await waiting(her)).toBeNull()
    expect(await home.context.database.select().from(drafts).where(eq(drafts.userId, her.id))).toEqual([])
    await openDraftOf(her)
    expect(await waiting(her)).toBeNull()
  })

  it('is told with its step and its photos once there is something in it', async () => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    await save(her, id, { sessionName: ' ' })
    expect(await waiting(her)).toBeNull()
    await save(her, id, { sessionName: 'Un carré' })
    expect(await waiting(her)).toEqual({ name: 'Un carré', baseStyle: null, step: 1, photos: 0 })
    await fillDraft(home, her)
    expect(await waiting(her)).toMatchObject({ photos: 15 })
  })

  it('is hers alone', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    await save(her, (await openDraftOf(her)).id, { baseStyle: 'pixie' })
    expect(await waiting(her)).toMatchObject({ baseStyle: 'pixie' })
    expect(await waiting(other)).toBeNull()
  })
})

describe('what her photos lack together', () => {
  it('is told with the draft, from the eighth photo on', async () => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    await addPhotos(home.context, her, id, 7)
    expect((await openDraftOf(her)).hints).toEqual([])
    await addPhotos(home.context, her, id, 1)
    expect((await openDraftOf(her)).hints).toEqual(['profiles', 'farther'])
  })

  it('never keeps her from ordering', async () => {
    const draft = await fillDraft(home, await someone(home))
    expect(draft.hints).not.toEqual([])
    expect(draftGap(draft)).toBeNull()
  })
})

describe('saving it', () => {
  // spec: 3.9, 7.23
  it('keeps name, style, tone, package and step, and gives them back', async () => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    const choice = { baseStyle: 'pixie', tone: '7.44', packageType: 'pack_20' }
    const changes = { sessionName: 'Été à la mer', ...choice, step: 3 }
    const answer = await save(her, id, changes)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().draft).toMatchObject(changes)
    const { sessionName: name, ...others } = changes
    expect(await openDraftOf(her)).toMatchObject({ name, ...others })
  })

  it('changes only what is sent', async () => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    await save(her, id, { sessionName: 'Un', step: 2 })
    await save(her, id, { baseStyle: 'pixie' })
    await save(her, id, {})
    expect(await openDraftOf(her)).toMatchObject({ name: 'Un', step: 2, baseStyle: 'pixie' })
  })

  it('may take a choice back', async () => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    await save(her, id, { baseStyle: 'pixie', tone: '7.44' })
    const { draft } = (await save(her, id, { baseStyle: null, tone: null })).json()
    expect([draft.baseStyle, draft.tone]).toEqual([null, null])
  })

  it('ignores what is not hers to change', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const draft = await openDraftOf(her)
    const gift = { id: nobody(), userId: other.id, orderedAt: new Date(), uploadedImages: [], createdAt: 0 }
    expect((await save(her, draft.id, { ...gift, sessionName: 'Été' })).statusCode).toBe(200)
    expect(await openDraftOf(her)).toMatchObject({ id: draft.id, name: 'Été' })
  })

  it.each([
    { what: 'a name of 80 letters', changes: { sessionName: 'é'.repeat(80) }, status: 200 },
    { what: 'a name of 81 letters', changes: { sessionName: 'é'.repeat(81) }, status: 400 },
    { what: 'a style nobody knows', changes: { baseStyle: 'mulet' }, status: 400 },
    { what: 'a package nobody knows', changes: { packageType: 'pack_1000' }, status: 400 },
    { what: 'step 0', changes: { step: 0 }, status: 400 },
    { what: 'step 4', changes: { step: 4 }, status: 200 },
    { what: 'step 5', changes: { step: 5 }, status: 400 },
    { what: 'a step between two', changes: { step: 1.5 }, status: 400 },
    // spec: 4.13
  ])('$what: $status', async ({ changes, status }) => {
    const her = await someone(home)
    expect((await save(her, (await openDraftOf(her)).id, changes)).statusCode).toBe(status)
  })

  it('of another person, or of nobody, is not found (C4)', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const draft = await fillDraft(home, other, { photos: 0 })
    for (const id of [draft.id, nobody()]) {
      const answer = await save(her, id, { sessionName: 'Volé' })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'draft_not_found'])
    }
    expect((await openDraftOf(other)).name).toBe('Mon été')
  })

  it('once ordered, is refused: it is a transformation now', async () => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    await makeTransformation(home, her, { images: 1 })
    const answer = await save(her, id, { sessionName: 'Autre' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'draft_paid'])
  })
})
