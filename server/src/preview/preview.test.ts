import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { draftStylesAnswer, type Preview, previewAnswer } from '@app/domain/preview/preview-api.ts'
import { PREVIEW_SIZE } from '@app/domain/preview/preview-rules.ts'
import { api } from '@app/domain/routes.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photos } from '../database/schema/photos.ts'
import { addPhotos, openDraftOf } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

describe('her draft', () => {
  const draftWith = async (her: Someone, good: number, portrait = 0) => {
    const { id } = await openDraftOf(her)
    await addPhotos(home.context, her, id, 2)
    // A portrait among plain colours, and with the best score.
    const file = { name: 'moi.jpg', bytes: await photographTestPortrait(portrait) }
    const photo = (await her.visitor.upload(id, [file])).json().images[0]
    const report = { score: good } as PhotoReport
    await home.context.database.update(photos).set({ verdicts: [], report }).where(eq(photos.id, photo.id))
    return photo.id as string
  }
  const ask = (visitor: Visitor) => visitor.post(api.draftPreview())

  describe('with a photo that will do', () => {
    let her: Someone
    let photo: string
    let preview: Preview
    beforeAll(async () => {
      her = await someone(home)
      photo = await draftWith(her, 2)
      preview = previewAnswer.parse((await ask(her.visitor)).json())
    })

    it('is previewed from the best of its photos, which is not sent again', async () => {
      const picture = await her.visitor.get(api.previewPicture(preview.handle, preview.styles[0]))
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject(PREVIEW_SIZE)
    })

    it('is read once: asked again, it answers with the same sketch', async () => {
      expect((await ask(her.visitor)).json().handle).toBe(preview.handle)
    })

    it('has its first style while it is still being read, under the same handle further ones, and all of them after', async () => {
      const { handle, styles } = preview
      const next = previewAnswer.parse((await her.visitor.get(api.preview(handle, styles.length))).json())
      expect(next.styles.slice(0, styles.length)).toEqual(styles)
      expect(next.styles.length).toBeGreaterThan(styles.length)
      const whole = previewAnswer.parse((await her.visitor.get(api.preview(handle))).json())
      expect(whole.styles).toEqual(expect.arrayContaining(next.styles))
      const known = await her.visitor.get(api.preview(handle, whole.styles.length))
      expect(previewAnswer.parse(known.json())).toMatchObject({ isWhole: true, styles: whole.styles })
      expect((await her.visitor.get(`${api.preview(handle)}?known=-1`)).statusCode).toBe(400)
      expect([preview.isWhole, whole.isWhole]).toEqual([false, true])
      expect(whole.handle).toBe(preview.handle)
      expect(whole.styles).toEqual(expect.arrayContaining(preview.styles))
      expect(whole.styles.length).toBeGreaterThan(preview.styles.length)
    })

    it('is hers: with the handle alone nobody else sees it', async () => {
      const { handle, styles } = preview
      for (const visitor of [new Visitor(home.app), (await someone(home)).visitor]) {
        for (const url of [
          api.preview(handle),
          api.previewBefore(handle),
          api.previewPicture(handle, styles[0]),
        ]) {
          const answer = await visitor.get(url)
          expect([answer.statusCode, answer.json().code]).toEqual([404, 'preview_gone'])
        }
        expect((await visitor.delete(api.preview(handle))).statusCode).toBe(404)
      }
      expect((await her.visitor.get(api.previewBefore(handle))).statusCode).toBe(200)
    })

    it('loses its preview with its photo', async () => {
      const { id: sessionId } = await openDraftOf(her)
      expect((await her.visitor.get(api.previewBefore(preview.handle))).statusCode).toBe(200)
      await her.visitor.delete(api.upload(), { sessionId, imageUrl: api.photo(photo) })
      expect((await her.visitor.get(api.previewBefore(preview.handle))).statusCode).toBe(404)
    })
  })

  it('with a photo that stands in another one too is previewed at once, under a handle of its own', async () => {
    const [her, other] = [await someone(home), await someone(home)]
    const previewOf = async ({ visitor }: Someone) => previewAnswer.parse((await ask(visitor)).json())
    await draftWith(her, 2)
    const { handle } = await previewOf(her)
    await her.visitor.get(api.preview(handle))
    await draftWith(other, 2)
    const again = await previewOf(other)
    expect([again.isWhole, again.handle === handle]).toEqual([true, false])
    const [style] = again.styles
    const pictureOf = async ({ visitor }: Someone, of: string) =>
      (await visitor.get(api.previewPicture(of, style))).rawPayload
    expect((await pictureOf(her, handle)).equals(await pictureOf(other, again.handle))).toBe(true)
    expect((await her.visitor.get(api.previewBefore(again.handle))).statusCode).toBe(404)
  })

  it('is previewed from the next photo where the best one will not do', async () => {
    const her = await someone(home)
    await draftWith(her, 0.1)
    expect((await ask(her.visitor)).statusCode).toBe(200)
  })

  it.each([
    { score: 1.17, stays: true },
    { score: 1.18, stays: false },
  ])(
    'is shown on the photo that was read until another is clearly better: at $score to 1, $stays',
    async ({ score, stays }) => {
      const her = await someone(home)
      await draftWith(her, 1)
      const { handle } = (await ask(her.visitor)).json()
      await draftWith(her, score, 1)
      expect((await ask(her.visitor)).json().handle === handle).toBe(stays)
    },
  )

  it('without a photo that counts has no preview, in words', async () => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    await addPhotos(home.context, her, id, 1, ['no_face'])
    await addPhotos(home.context, her, id, 1, null)
    const answer = await ask(her.visitor)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'preview_no_photo'])
  })

  it('without a photo that counts is told of no style that it is impossible; a stranger is told nothing', async () => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    await addPhotos(home.context, her, id, 1, ['no_face'])
    const answer = await her.visitor.get(api.draftStyles())
    expect(draftStylesAnswer.parse(answer.json())).toEqual({ impossible: [], depths: [], few: [] })
    expect((await new Visitor(home.app).get(api.draftStyles())).statusCode).toBe(401)
  })

  describe('that carries nothing is asked', () => {
    const carryingNothing = async () => {
      const her = await someone(home)
      const { id } = await openDraftOf(her)
      for (const photo of await addPhotos(home.context, her, id, 2))
        home.judgements.set(photo, { fault: 'matte_untrusted', techniques: [], grown: [] })
      return her
    }
    it('about the style she chose alone, and says of no other that it is impossible', async () => {
      const { visitor } = await carryingNothing()
      const answer = await visitor.get(api.draftStyles('balayage_doux', '8.34'))
      expect(draftStylesAnswer.parse(answer.json()).impossible.map(({ style }) => style)).toEqual([
        'balayage_doux',
      ])
      const all = draftStylesAnswer.parse((await visitor.get(api.draftStyles())).json())
      expect(all.impossible.length).toBeGreaterThan(1)
    })
    it('by some of its photos alone, which is told while the others are read', async () => {
      const her = await someone(home)
      const { id } = await openDraftOf(her)
      const [best = ''] = await addPhotos(home.context, her, id, 2)
      const report = { score: 2 } as PhotoReport
      await home.context.database.update(photos).set({ report }).where(eq(photos.id, best))
      home.judgements.set(best, { fault: 'matte_untrusted', techniques: [], grown: [] })
      const told = async (path: string) => draftStylesAnswer.parse((await her.visitor.get(path)).json())
      const saysImpossible = async (path: string) =>
        (await told(path)).impossible.some(({ style }) => style === 'balayage_doux')
      expect(await saysImpossible(api.draftStylesOfBest(1))).toBe(true)
      expect(await saysImpossible(api.draftStyles())).toBe(false)
    })
    it.each([
      { what: 'no photo at all', asked: api.draftStylesOfBest(0) },
      { what: 'a style there is not', asked: api.draftStyles('mohawk') },
      { what: 'a tone that is not offered', asked: api.draftStyles('pixie', '11.11') },
    ])('about $what: refused', async ({ asked }) => {
      expect((await (await carryingNothing()).visitor.get(asked)).statusCode).toBe(400)
    })
  })
})
