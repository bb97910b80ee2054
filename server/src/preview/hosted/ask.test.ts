import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import { api } from '@app/domain/routes.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { photos } from '../../database/schema/photos.ts'
import { hostedPreviews } from '../../database/schema/preview.ts'
import { runScheduled } from '../../start.ts'
import { moveDatabaseClock } from '../../testing/clocks/database-clock.ts'
import { PlainEngine } from '../../testing/engines/engine.ts'
import {
  askedPreview,
  askPreview,
  layPreview,
  previewRow,
  previewSeenBy,
} from '../../testing/engines/hosted-previews.ts'
import { openDraftOf, readyToOrder } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'
import { Visitor } from '../../testing/visitor.ts'
import { tidyHostedPreviews } from './end.ts'
import { pictureOf } from './rows.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ engine: new PlainEngine(5, BASE_STYLE_IDS, ['fal']), clockIn: 'UTC' })
})
afterAll(() => home.close())

const codeOf = async (asked: ReturnType<typeof askPreview>) => {
  const answer = await asked
  return answer.statusCode === 202 ? 'asked' : answer.json().code
}
const rowsOf = ({ id }: Someone) =>
  home.context.database.select().from(hostedPreviews).where(eq(hostedPreviews.userId, id))
const kept = (id: string) => home.context.storage.size(pictureOf({ id }))
const change = (id: string, changes: Parameters<ReturnType<typeof home.context.database.update>['set']>[0]) =>
  home.context.database.update(hostedPreviews).set(changes).where(eq(hostedPreviews.id, id))
const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`

describe('the tone she chose for it', () => {
  it.each([
    { style: 'pixie', tone: '4.3', code: 'asked', kept: '4.3' },
    { style: 'pixie', tone: null, code: 'asked', kept: null },
    { style: 'balayage_doux', tone: '2.0', code: 'tone_too_deep' },
    { style: 'pixie', tone: '6.6', code: 'invalid' },
  ])('$tone for $style: $code', async ({ style, tone, code, kept }) => {
    const her = await readyToOrder(home)
    const wish = { style, tone, photosTo: ['fal'] }
    expect(await codeOf(her.visitor.post(api.hostedPreviews(), wish))).toBe(code)
    expect((await rowsOf(her)).map((row) => row.tone)).toEqual(kept === undefined ? [] : [kept])
  })
})

describe('her photo leaves the house with her consent alone', () => {
  it.each([
    { engines: ['fal'], photosTo: [], code: 'photos_consent_missing' },
    { engines: ['fal'], photosTo: ['replicate'], code: 'photos_consent_missing' },
    { engines: ['fal'], photosTo: ['fal'], code: 'asked' },
    { engines: ['comfyui'], photosTo: [], code: 'asked' },
    { engines: ['fal', 'comfyui'], photosTo: [], code: 'asked' },
    { engines: ['fal', 'hair'], photosTo: [], code: 'photos_consent_missing' },
    { engines: ['hair'], photosTo: ['fal'], code: 'hosted_preview_ours' },
    { engines: [], photosTo: ['fal'], code: 'engine_resting' },
  ] as const)(
    'where $engines may make it, agreed to $photosTo: $code',
    async ({ engines, photosTo, code }) => {
      const engine = new PlainEngine(5, BASE_STYLE_IDS, engines)
      const app = await buildApp({ ...home.context, engine }, { pages: 'none' })
      const her = await readyToOrder(home)
      const visitor = new Visitor(app, her.visitor.cookies)
      expect(await codeOf(askPreview({ visitor }, [...photosTo]))).toBe(code)
      expect(await rowsOf(her)).toHaveLength(code === 'asked' ? 1 : 0)
      await app.close()
    },
  )

  it('her export tells what she agreed to, and when', async () => {
    const her = await readyToOrder(home)
    await askedPreview(her, ['fal'])
    const opened = unzip((await her.visitor.get(api.accountExport())).rawPayload)
    expect(JSON.parse(String(opened.get('account.json'))).previews).toEqual([
      {
        ...{ style: 'pixie', tone: null, engine: 'fal', photosTo: ['fal'], state: 'queued' },
        createdAt: expect.any(String),
      },
    ])
  })
})

describe('a preview is made of a draft of hers', () => {
  it('that has a photo which counts', async () => {
    const her = await someone(home)
    expect(await codeOf(askPreview(her, ['fal']))).toBe('draft_missing')
    await openDraftOf(her)
    expect(await codeOf(askPreview(her, ['fal']))).toBe('preview_no_photo')
  })
  it('in a style that is offered', async () => {
    const engine = new PlainEngine(5, ['pixie'], ['fal'])
    const app = await buildApp({ ...home.context, engine }, { pages: 'none' })
    const visitor = new Visitor(app, (await readyToOrder(home)).visitor.cookies)
    expect(await codeOf(askPreview({ visitor }, ['fal'], 'garconne'))).toBe('style_not_offered')
    expect(await codeOf(askPreview({ visitor }, ['fal'], 'pixie'))).toBe('asked')
    await app.close()
  })
  it('and of nobody who is not known', async () =>
    expect(await codeOf(askPreview({ visitor: new Visitor(home.app) }, ['fal']))).toBe('signed_out'))
})

describe('three a day', () => {
  const laid = async (her: Someone, count: number, changes: Parameters<typeof layPreview>[2]) => {
    for (let nth = 0; nth < count; nth += 1) await layPreview(home, her, changes)
  }
  it.each([
    { before: 0, left: 2 },
    { before: 2, left: 0 },
    { before: 3, left: null },
    { before: 4, left: null },
  ])('after $before of today: $left left', async ({ before, left }) => {
    const her = await readyToOrder(home)
    // Erased ones count like those that are still there.
    await laid(her, before, { state: 'erased' })
    if (left === null) expect(await codeOf(askPreview(her, ['fal']))).toBe('hosted_previews_over')
    else expect((await askedPreview(her, ['fal'])).left).toBe(left)
  })
  it('those of another day do not count', async () => {
    const her = await readyToOrder(home)
    await laid(her, 3, { state: 'erased', createdAt: new Date(Date.now() - 26 * 3_600_000) })
    expect((await askedPreview(her, ['fal'])).left).toBe(2)
  })
  it.each([
    { failed: 8, code: 'asked' },
    { failed: 9, code: 'hosted_previews_over' },
  ])('those that failed do not count, $failed of them: $code', async ({ failed, code }) => {
    const her = await readyToOrder(home)
    await laid(her, failed, { state: 'failed' })
    expect(await codeOf(askPreview(her, ['fal']))).toBe(code)
  })
  it('one at a time, also when she asks five times at once', async () => {
    const her = await readyToOrder(home)
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(askPreview(her, ['fal']))))
    expect(codes.sort()).toEqual(['asked', ...Array(4).fill('hosted_preview_under_way')])
    expect(await rowsOf(her)).toHaveLength(1)
  })
})

describe('her preview', () => {
  it('does not exist for another person', async () => {
    const [her, other] = [await readyToOrder(home), await readyToOrder(home)]
    const id = await layPreview(home, her)
    for (const url of [api.hostedPreview(id), api.hostedPreviewPicture(id)]) {
      expect((await her.visitor.get(url)).statusCode).toBe(200)
      const answer = await other.visitor.get(url)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'hosted_preview_gone'])
    }
    expect((await other.visitor.delete(api.hostedPreview(id))).statusCode).toBe(404)
    expect(await kept(id)).toBeGreaterThan(0)
  })

  it('knows how many are before it', async () => {
    const [first, second] = [await readyToOrder(home), await readyToOrder(home)]
    // Of other tests: they wait for nobody.
    await home.context.database.update(hostedPreviews).set({ state: 'erased' })
    await askedPreview(first, ['fal'])
    const { id } = await askedPreview(second, ['fal'])
    expect(await previewSeenBy(second, id)).toMatchObject({ state: 'queued', before: 1 })
  })

  it.each([
    { seconds: 590, isThere: true },
    { seconds: 600, isThere: false },
    { seconds: 660, isThere: false },
  ])('$seconds s after it was ready: is there $isThere', async ({ seconds, isThere }) => {
    const her = await readyToOrder(home)
    const id = await layPreview(home, her)
    await change(id, { readyAt: secondsAgo(seconds) })
    const urls = [api.hostedPreview(id), api.hostedPreviewPicture(id)]
    for (const url of urls) expect((await her.visitor.get(url)).statusCode).toBe(isThere ? 200 : 404)
    await tidyHostedPreviews(home.context)
    expect([await kept(id), (await previewRow(home, id))?.state]).toEqual(
      isThere ? [expect.any(Number), 'ready'] : [null, 'erased'],
    )
  })

  it('goes ten minutes after it was ready, also where the clock is set back by an hour', async () => {
    const her = await readyToOrder(home)
    const id = await layPreview(home, her, { readyAt: sql`now()` })
    await runScheduled(home.context)
    await moveDatabaseClock(home.context.database, -3_600_000)
    await runScheduled(home.context)
    for (const [minutes, isThere] of [
      [9, true],
      [2, false],
    ] as const) {
      await moveDatabaseClock(home.context.database, minutes * 60_000)
      expect((await her.visitor.get(api.hostedPreviewPicture(id))).statusCode).toBe(isThere ? 200 : 404)
      await tidyHostedPreviews(home.context)
      expect((await kept(id)) !== null).toBe(isThere)
    }
  })

  it('goes with the photo it was made of', async () => {
    const her = await readyToOrder(home)
    const id = await layPreview(home, her)
    await home.context.database.delete(photos).where(eq(photos.userId, her.id))
    expect((await her.visitor.get(api.hostedPreviewPicture(id))).statusCode).toBe(404)
    await tidyHostedPreviews(home.context)
    expect([await kept(id), (await previewRow(home, id))?.state]).toEqual([null, 'erased'])
  })

  it.each(['queued', 'making'] as const)(
    '%s and left by every process has failed after minutes',
    async (state) => {
      const her = await readyToOrder(home)
      const id = await layPreview(home, her, { state, readyAt: null })
      await change(id, { createdAt: secondsAgo(170) })
      await tidyHostedPreviews(home.context)
      expect((await previewRow(home, id))?.state).toBe(state)
      await change(id, { createdAt: secondsAgo(180) })
      await tidyHostedPreviews(home.context)
      expect(await previewSeenBy(her, id)).toMatchObject({ state: 'failed' })
      expect(await codeOf(askPreview(her, ['fal'] satisfies Maker[]))).toBe('asked')
    },
  )
})
