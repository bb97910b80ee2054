import { PHOTO_DECLARATION_VERSION } from '@app/domain/photos/photo-declaration.ts'
import { api } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoDeclarations, photos } from '../database/schema/photos.ts'
import { transformations } from '../database/schema/transformations.ts'
import { smallJpeg } from '../testing/engines/pictures.ts'
import { addPhotos, openDraftOf } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { registered, Visitor } from '../testing/visitor.ts'
import { forgetOldPhotos } from '../transformations/forgetting/retention.ts'

const NOW = { version: PHOTO_DECLARATION_VERSION }

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

/** Somebody who has just opened her account. */
async function newcomer(): Promise<Someone> {
  const { visitor, user } = await registered(home.app)
  return { visitor, ...user }
}

const declared = async ({ visitor }: Someone) =>
  (await visitor.get(api.photoDeclaration())).json().declaration
const upload = async (her: Someone) =>
  her.visitor.upload((await openDraftOf(her)).id, [{ name: 'elle.jpg', bytes: await smallJpeg() }])
const photosOf = ({ id }: Someone) => home.context.database.select().from(photos).where(eq(photos.userId, id))

describe('before her first photo (P6)', () => {
  it('she declares that it is hers or sent with consent, of somebody of 15 or older; none is taken without', async () => {
    const her = await newcomer()
    expect(await declared(her)).toBeNull()
    const refused = await upload(her)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'photo_declaration_missing'])
    expect(refused.json().error).toContain('l’accord de la personne')
    expect(await photosOf(her)).toEqual([])

    expect((await her.visitor.put(api.photoDeclaration(), NOW)).json().declaration).toMatchObject(NOW)
    expect((await upload(her)).json()).toMatchObject({ success: true })
  })

  it('it is kept with its version and its moment; said twice, from the first time', async () => {
    const her = await newcomer()
    const first = (await her.visitor.put(api.photoDeclaration(), NOW)).json()
    expect((await her.visitor.put(api.photoDeclaration(), NOW)).json()).toEqual(first)
    const rows = await home.context.database
      .select()
      .from(photoDeclarations)
      .where(eq(photoDeclarations.userId, her.id))
    expect(rows).toMatchObject([{ ...NOW, withdrawnAt: null }])
  })

  it.each([{}, { version: '' }, { version: '2025-01' }, { version: 7 }])(
    'of other words than today’s nothing is taken: %j',
    async (body) => {
      const her = await newcomer()
      const answer = await her.visitor.put(api.photoDeclaration(), body)
      expect(answer.statusCode).toBe(400)
      expect(await declared(her)).toBeNull()
    },
  )

  it('words that have changed since are asked for again', async () => {
    const her = await newcomer()
    await home.context.database.insert(photoDeclarations).values({ userId: her.id, version: '2025-01' })
    expect(await declared(her)).toBeNull()
    expect((await upload(her)).statusCode).toBe(409)
  })

  it('a stranger declares nothing', async () => {
    const stranger = new Visitor(home.app)
    const answers = [
      await stranger.get(api.photoDeclaration()),
      await stranger.put(api.photoDeclaration(), NOW),
      await stranger.delete(api.photoDeclaration()),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })
})

describe('once she takes it back', () => {
  it('the photos of her draft and of all that is finished go at once; her images stay, and no photo is taken', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 1 })
    await addPhotos(home.context, her, (await openDraftOf(her)).id, 3)
    const files = (await photosOf(her)).flatMap((photo) => [photo.file, photo.thumbnail])
    expect(files).toHaveLength(36)

    expect((await her.visitor.delete(api.photoDeclaration())).json()).toEqual({ declaration: null })
    expect(await photosOf(her)).toEqual([])
    for (const file of files) expect(await home.context.storage.size(file)).toBeNull()
    expect((await openDraftOf(her)).uploadedImages).toEqual([])
    expect((await her.visitor.get(api.image(imageIds[0] ?? ''))).statusCode).toBe(200)
    const { transformation } = transformationAnswer.parse(
      (await her.visitor.get(api.transformation(id))).json(),
    )
    expect(transformation.sourcePhotos.kept).toBe(0)
    expect((await upload(her)).statusCode).toBe(409)
    await her.visitor.put(api.photoDeclaration(), NOW)
    expect((await upload(her)).statusCode).toBe(200)
  })

  it('what is being made is made, and its photos go then; nobody else’s', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const { id } = await makeTransformation(home, her, { images: 1 })
    await makeTransformation(home, other, { images: 1 })
    const under = (status: 'generating' | 'completed', finishedAt: Date | null) =>
      home.context.database
        .update(transformations)
        .set({ status, finishedAt })
        .where(eq(transformations.id, id))
    await under('generating', null)
    await her.visitor.delete(api.photoDeclaration())
    await forgetOldPhotos(home.context)
    expect(await photosOf(her)).toHaveLength(15)
    await under('completed', new Date())
    await forgetOldPhotos(home.context)
    expect(await photosOf(her)).toEqual([])
    expect(await photosOf(other)).toHaveLength(15)
  })

  it('what she had said, and when she took it back, stays on record for as long as she has an account', async () => {
    const her = await someone(home)
    await her.visitor.delete(api.photoDeclaration())
    await her.visitor.delete(api.photoDeclaration())
    const [row, ...more] = await home.context.database
      .select()
      .from(photoDeclarations)
      .where(eq(photoDeclarations.userId, her.id))
    expect(row?.withdrawnAt).toBeInstanceOf(Date)
    expect(more).toEqual([])
  })
})
