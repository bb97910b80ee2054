import type { PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../database/schema/accounts.ts'
import { transformations } from '../database/schema/transformations.ts'
import { appMaking } from '../testing/buying/extending.ts'
import { addPhotos, createFree, fillDraft, offeredStyle, readyToOrder } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { generate } from './making/generate.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const CALM = new AbortController().signal

describe('a free transformation', () => {
  // spec: 1.3, 2.85, 7.18
  it('a pro takes her test: five images, and her draft is closed', async () => {
    const her = await readyToOrder(home, 'pro')
    const answer = await createFree(home, her, { packageType: 'pro_test' })
    expect(answer.statusCode).toBe(201)
    const { transformation } = transformationAnswer.parse(answer.json())
    expect(transformation).toMatchObject({
      status: 'pending',
      packageType: 'pro_test',
      imagesCount: 0,
      zipUrl: null,
    })
    expect(transformation.progress).toMatchObject({ imagesOrdered: 5, imagesReady: 0, photosTotal: 15 })
    expect((await her.visitor.get(api.draft())).json().draft.uploadedImages).toEqual([])
  })

  // spec: 7.19
  it('is created from a form as from JSON', async () => {
    const her = await readyToOrder(home, 'pro')
    const form = new FormData()
    const wish = { sessionName: 'Mon été', baseStyle: offeredStyle(home.context), packageType: 'pro_test' }
    for (const [name, value] of Object.entries({ ...wish, paymentMethod: 'free_pro', photosTo: 'hair' }))
      form.append(name, value)
    const answer = await her.visitor.postForm(api.createTransformation(), form)
    expect(answer.statusCode).toBe(201)
    expect(transformationAnswer.parse(answer.json()).transformation).toMatchObject({ name: 'Mon été' })
  })
  it('is refused in words, as JSON is, when a field of the form is missing', async () => {
    const her = await readyToOrder(home, 'pro')
    const form = new FormData()
    form.append('sessionName', 'Mon été')
    const answer = await her.visitor.postForm(api.createTransformation(), form)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid'])
  })
  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=b'])(
    'is refused in words when the form cannot be read (%s)',
    async (type) => {
      const her = await readyToOrder(home, 'pro')
      const part = '--b\r\ncontent-disposition: form-data; name="sessionName"\r\n\r\nMon'
      const cut = `${part}\r\n${part}`
      const answer = await her.visitor.ask('POST', api.createTransformation(), cut, { 'content-type': type })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid'])
    },
  )

  it.each([
    { type: 'pro_test', kind: 'pro' },
    { type: 'decouverte', kind: 'client' },
    // spec: 9.4
  ] as const)('fifty presses at once begin one: $type (C5)', async ({ type, kind }) => {
    const her = await readyToOrder(home, kind)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => createFree(home, her, { packageType: type })),
    )
    const codes = answers.map((answer) => answer.statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.filter((code) => code !== 201 && (code < 400 || code >= 500))).toEqual([])
    const rows = await home.context.database
      .select()
      .from(transformations)
      .where(eq(transformations.userId, her.id))
    expect(rows).toHaveLength(1)
  })

  it.each([
    { type: 'pro_test', who: 'a pro', kind: 'pro' },
    { type: 'decouverte', who: 'a client', kind: 'client' },
  ] as const)('$type is for $who once, also with a new draft (C5)', async ({ type, kind }) => {
    const her = await readyToOrder(home, kind)
    expect((await createFree(home, her, { packageType: type })).statusCode).toBe(201)
    await fillDraft(home, her)
    const again = await createFree(home, her, { packageType: type })
    expect([again.statusCode, again.json().code]).toEqual([409, 'free_already_taken'])
  })

  it('the database itself refuses a second one, whoever forgets to ask', async () => {
    const her = await readyToOrder(home, 'pro')
    await createFree(home, her, { packageType: 'pro_test' })
    const { id } = await makeTransformation(home, her, { images: 1 })
    const second = home.context.database
      .update(transformations)
      .set({ packageType: 'pro_test' })
      .where(eq(transformations.id, id))
    await expect(second).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  it('one that failed may be taken again', async () => {
    const her = await readyToOrder(home, 'pro')
    const { id } = (await createFree(home, her, { packageType: 'pro_test' })).json().session
    await generate(appMaking(home, 0), { transformationId: id }, CALM)
    await fillDraft(home, her)
    expect((await createFree(home, her, { packageType: 'pro_test' })).statusCode).toBe(201)
  })

  it('decouverte once per address: one that moves to another account takes its free one along', async () => {
    const first = await readyToOrder(home)
    expect((await createFree(home, first, { packageType: 'decouverte' })).statusCode).toBe(201)
    const { database } = home.context
    await database
      .update(users)
      .set({ email: `moved-${first.email}` })
      .where(eq(users.id, first.id))
    const second = await readyToOrder(home)
    await database.update(users).set({ email: first.email }).where(eq(users.id, second.id))
    const answer = await createFree(home, second, { packageType: 'decouverte' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'free_already_taken'])
  })

  it.each([
    { type: 'pro_test', who: 'a client', kind: 'client', status: 403, code: 'free_not_offered' },
    { type: 'decouverte', who: 'a pro', kind: 'pro', status: 403, code: 'free_not_offered' },
    {
      type: 'decouverte',
      who: 'an address not confirmed',
      kind: 'unverified',
      status: 403,
      code: 'account_unverified_free',
    },
    { type: 'pack_5', who: 'anyone', kind: 'client', status: 403, code: 'free_not_offered' },
    // spec: 6.4
  ] as const)('$type is refused to $who: $code (C5)', async ({ type, kind, status, code }) => {
    const answer = await createFree(home, await readyToOrder(home, kind), { packageType: type })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  it('a style the engine cannot make is refused', async () => {
    const answer = await createFree(home, await readyToOrder(home, 'pro'), {
      packageType: 'pro_test',
      baseStyle: 'chignon_mariee',
    })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'style_not_offered'])
  })

  // spec: 5.22
  it('fourteen photos are not enough for the professional test, and nothing is used up', async () => {
    const her = await someone(home, 'pro')
    await fillDraft(home, her, { photos: 14 })
    expect((await createFree(home, her, { packageType: 'pro_test' })).json().code).toBe('draft_incomplete')
    expect((await her.visitor.get(api.packages())).json().packages[0].id).toBe('pro_test')
  })

  it.each([{ photos: 1 }, { photos: 14 }, { photos: 15 }])(
    'the first one of a client is made from the photos she has: $photos',
    async ({ photos }) => {
      const her = await someone(home)
      await fillDraft(home, her, { photos })
      const answer = await createFree(home, her, { packageType: 'decouverte' })
      expect(answer.statusCode).toBe(201)
      expect(answer.json().session.progress).toMatchObject({ imagesOrdered: 1, photosTotal: photos })
    },
  )

  it.each([
    { what: 'no photo', verdicts: [] as PhotoVerdict[][] },
    { what: 'a photo to replace', verdicts: [['no_face']] as PhotoVerdict[][] },
    { what: 'a photo still being checked', verdicts: [null] },
  ])('$what is not enough for it, and nothing is used up', async ({ verdicts }) => {
    const her = await someone(home)
    const { id } = await fillDraft(home, her, { photos: 0 })
    for (const one of verdicts) await addPhotos(home.context, her, id, 1, one)
    const answer = await createFree(home, her, { packageType: 'decouverte' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'draft_incomplete'])
    expect((await her.visitor.get(api.packages())).json().packages[0].id).toBe('decouverte')
  })

  it('a photo with mere advice is enough, and those that do not count are not read', async () => {
    const her = await someone(home)
    const { id } = await fillDraft(home, her, { photos: 0 })
    for (const verdicts of [['low_light'], ['blurry'], ['no_face']] as PhotoVerdict[][])
      await addPhotos(home.context, her, id, 1, verdicts)
    const { session } = (await createFree(home, her, { packageType: 'decouverte' })).json()
    expect(session).toMatchObject({ progress: { photosTotal: 1 }, sourcePhotos: { kept: 3 } })
    await generate(appMaking(home, 1), { transformationId: session.id }, CALM)
    const made = (await her.visitor.get(api.transformation(session.id))).json().session
    expect(made).toMatchObject({ sessionStatus: 'completed', imagesCount: 1 })
  })
})
