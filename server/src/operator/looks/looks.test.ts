import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { LOOK_FAULTS } from '@app/domain/looks/look-faults.ts'
import { type DeskActWish, deskTableAnswer } from '@app/domain/operator/desk-api.ts'
import { PHOTO_MAX_BYTES } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { desc, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { looks } from '../../database/schema/looks.ts'
import { operatorActs } from '../../database/schema/operator.ts'
import { keptAmong } from '../../kept-files/kept-files.ts'
import { sweepOrphans } from '../../kept-files/sweep.ts'
import { checkLook, checkWaitingLooks } from '../../looks/looks.ts'
import { filesKept } from '../../testing/files-kept.ts'
import { drawLook } from '../../testing/look-picture.ts'
import { nobody, someone } from '../../testing/people.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'

const home = await openTestApp()
const { database } = home.context
const operator = await someone(home, 'operator')
let picture: Buffer
beforeAll(async () => {
  picture = await drawLook()
})
afterAll(() => home.close())
beforeEach(async () => {
  await database.delete(looks)
})

interface Part {
  style?: string
  press?: string
  bytes?: Uint8Array
}
const formOf = ({ style = 'chignon_mariee', press, bytes = picture }: Part) => {
  const form = new FormData()
  form.append('style', style)
  if (press) form.append('press', press)
  form.append('picture', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'coiffure.jpg')
  return form
}
const upload = (part: Part = {}) => operator.visitor.postForm(api.deskLooks(), formOf(part))
const act = (wish: Partial<DeskActWish>) => operator.visitor.post(api.deskActs(), wish)
const rows = async (query: Record<string, string> = {}) =>
  deskTableAnswer.parse(
    (await operator.visitor.get(`${api.deskTable('looks')}?${new URLSearchParams(query)}`)).json(),
  ).rows
const idOf = async () => (await rows())[0]?.id ?? ''
/** As the check would leave it, without the seconds that takes. */
const checked = (faults: (typeof looks.$inferInsert)['faults'] = []) =>
  database.update(looks).set({ checkedAt: new Date(), faults })
const lastLine = async () =>
  (await database.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(1))[0]
const LICENCE = {
  name: 'CC0 1.0',
  holder: 'Salon Lumière',
  proof: 'Cession du 3',
  consent: 'Écrit, du 3',
  url: '',
}

describe('a look at the desk', () => {
  it('is sent, checked, licensed, published and withdrawn, and its row says what may be done next', async () => {
    expect((await upload()).json()).toEqual({
      done: true,
      said: expect.stringMatching(/contrôlée dans la minute/),
    })
    const id = await idOf()
    expect((await rows())[0]).toMatchObject({
      cells: {
        style: 'chignon_mariee',
        state: 'look_waiting',
        found: 'look_unread look_lacks_licence',
        operator: operator.email,
      },
      acts: ['look-licence', 'check-look', 'delete-look'],
    })
    await checked()
    expect((await rows())[0]?.cells).toMatchObject({
      state: 'look_unlicensed',
      found: 'look_good_head look_good_frame look_good_outline look_lacks_licence',
    })
    expect((await act({ act: 'look-licence', id, licence: LICENCE })).json().done).toBe(true)
    expect((await rows())[0]).toMatchObject({
      cells: {
        state: 'look_ready',
        look_licence: 'CC0 1.0',
        holder: 'Salon Lumière',
        consent: 'Écrit, du 3',
        source_url: null,
      },
      acts: ['publish-look', 'look-licence', 'check-look', 'delete-look'],
    })
    expect((await act({ act: 'publish-look', id })).json().done).toBe(true)
    expect((await rows())[0]).toMatchObject({
      cells: { state: 'look_published', published_at: expect.any(String) },
      acts: ['withdraw-look', 'look-licence'],
    })
    expect((await act({ act: 'withdraw-look', id, words: 'Elle ne le veut plus' })).json().done).toBe(true)
    expect((await rows())[0]).toMatchObject({
      cells: { state: 'look_withdrawn', withdrawn_why: 'Elle ne le veut plus' },
      acts: ['publish-look', 'look-licence', 'check-look', 'delete-look'],
    })
    expect(await rows({ only: 'look_withdrawn', search: 'lumière' })).toHaveLength(1)
    expect(await rows({ only: 'look_published' })).toEqual([])
  })

  it('is kept upright and without what its file tells, and shown small to the operator alone', async () => {
    await upload()
    const [row] = await database.select().from(looks)
    const kept = readFileSync(join(home.context.config.dataDir, row?.file ?? ''))
    expect(kept.includes('rue Haute')).toBe(false)
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    const shown = await operator.visitor.get(api.deskLook(row?.id ?? ''))
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    expect((await sharp(shown.rawPayload).metadata()).width).toBeLessThanOrEqual(480)
    expect((await operator.visitor.get(api.deskLook(nobody()))).statusCode).toBe(404)
    for (const other of [new Visitor(home.app), (await someone(home, 'pro')).visitor])
      expect([401, 404]).toContain((await other.get(api.deskLook(row?.id ?? ''))).statusCode)
  })

  it.each([
    { what: 'a text', part: { bytes: Buffer.from('bonjour') }, status: 415, code: 'photo_format' },
    { what: 'a picture cut in the middle', part: { cut: true }, status: 415, code: 'photo_unreadable' },
    {
      what: 'one byte too many',
      part: { bytes: Buffer.alloc(PHOTO_MAX_BYTES + 1, 'x') },
      status: 413,
      code: 'photo_too_heavy',
    },
    { what: 'no style of ours', part: { style: 'mulet' }, status: 400, code: 'invalid' },
    { what: 'a press that is none', part: { press: 'x' }, status: 400, code: 'invalid' },
  ])('with $what is refused with its code, and nothing of it is kept', async ({ part, status, code }) => {
    const before = filesKept(home)
    const { cut, ...rest } = { cut: false, ...part }
    const answer = await upload(cut ? { bytes: picture.subarray(0, 2000) } : rest)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await rows()).toEqual([])
    expect(filesKept(home)).toEqual(before)
  })

  it('as large as a photo may be is judged by its content', async () => {
    const heavy = Buffer.alloc(PHOTO_MAX_BYTES)
    picture.copy(heavy)
    expect((await upload({ bytes: heavy })).json().done).toBe(true)
  })

  it('without a picture is refused', async () => {
    const form = new FormData()
    form.append('style', 'pixie')
    expect((await operator.visitor.postForm(api.deskLooks(), form)).json().fields).toEqual({
      picture: expect.any(String),
    })
  })

  it('sent twice is there once for a style, and its files too', async () => {
    await upload()
    const before = filesKept(home)
    expect((await upload()).json()).toEqual({ done: false, said: 'Cette photo est déjà là pour ce style.' })
    expect(filesKept(home)).toEqual(before)
    expect((await upload({ style: 'pixie' })).json().done).toBe(true)
    const press = nobody()
    await upload({ style: 'afro_naturel', press })
    expect((await upload({ style: 'afro_naturel', press })).json().done).toBe(false)
    expect(await rows()).toHaveLength(3)
  })

  it('never comes by words, which could name a file of the server', async () => {
    const answer = await act({ act: 'upload-look', id: 'pixie', words: '/etc/hostname' })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['act']])
  })

  it.each(LOOK_FAULTS)('that has the fault %s says so in words, and is not published', async (fault) => {
    await upload()
    await checked([fault])
    const id = await idOf()
    await act({ act: 'look-licence', id, licence: LICENCE })
    expect((await act({ act: 'publish-look', id })).json()).toMatchObject({ done: false })
    const [row] = await rows()
    expect(row?.cells.state).toBe('look_unfit')
    expect(String(row?.cells.found).split(' ')).toContain(`look_${fault}`)
    const good = String(row?.cells.found).match(/look_good/g) ?? []
    expect(good).toHaveLength(fault === 'no_face' ? 0 : 2)
  })

  it('is published only once it is checked, serves, and is licensed, and it says which is missing', async () => {
    const said = async (language: string) => {
      const wish = { act: 'publish-look', id: await idOf() }
      const answer = await operator.visitor.ask('POST', api.deskActs(), wish, { 'accept-language': language })
      return answer.json().said
    }
    await upload()
    expect([await said('fr'), await said('en')]).toEqual([
      expect.stringMatching(/pas encore contrôlée/),
      expect.stringMatching(/not checked yet/),
    ])
    await checked(['turn'])
    expect([await said('fr'), await said('en')]).toEqual([
      expect.stringMatching(/pas passé le contrôle/),
      expect.stringMatching(/did not pass the check/),
    ])
    await checked()
    expect([await said('fr'), await said('en')]).toEqual([
      expect.stringMatching(/Il manque la licence/),
      expect.stringMatching(/The licence is missing/),
    ])
  })

  it.each(['publish-look', 'withdraw-look', 'check-look', 'delete-look', 'look-licence'] as const)(
    '%s does nothing to a look that is none',
    async (name) => {
      const needs = { licence: LICENCE, words: 'Pourquoi' }
      for (const id of [nobody(), 'x'])
        expect((await act({ act: name, id, ...needs })).json().done).toBe(false)
    },
  )

  it('is withdrawn with a reason only, and neither deleted nor checked while it is published', async () => {
    await upload()
    await checked()
    const id = await idOf()
    expect((await act({ act: 'withdraw-look', id, words: 'Pas encore' })).json().done).toBe(false)
    await act({ act: 'look-licence', id, licence: LICENCE })
    await act({ act: 'publish-look', id })
    const answer = await act({ act: 'withdraw-look', id, words: ' ' })
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { words: 'Écrivez la raison' }])
    expect((await act({ act: 'delete-look', id })).json().done).toBe(false)
    expect((await act({ act: 'check-look', id })).json().done).toBe(false)
    expect(await rows({ only: 'look_published' })).toHaveLength(1)
  })

  it('has files that are watched, and that no sweep takes for orphans', async () => {
    await upload()
    const [row] = await database.select().from(looks)
    const files = [row?.file ?? '', row?.thumbnail ?? '']
    expect((await keptAmong(database, files)).sort()).toEqual(files.sort())
    const orphan = `looks/${nobody()}.jpg`
    await home.context.storage.copy(row?.file ?? '', orphan)
    const folder = join(home.context.config.dataDir, 'looks')
    const longAgo = new Date('2026-01-01')
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo)
    expect(await sweepOrphans(home.context)).toBeGreaterThan(0)
    expect(await home.context.storage.size(row?.file ?? '')).toBeGreaterThan(0)
    expect(await home.context.storage.size(orphan)).toBeNull()
  })

  it('deleted takes its files along', async () => {
    const before = filesKept(home)
    await upload()
    expect(filesKept(home)).toHaveLength(before.length + 2)
    expect((await act({ act: 'delete-look', id: await idOf() })).json().done).toBe(true)
    expect([await rows(), filesKept(home)]).toEqual([[], before])
  })

  it('stands in the log without whose it is and whom it shows, which nobody could take out', async () => {
    await upload()
    expect(await lastLine()).toMatchObject({
      ...{ operatorId: operator.id, act: 'upload-look', subject: 'chignon_mariee', words: '', done: true },
    })
    await act({ act: 'look-licence', id: await idOf(), licence: LICENCE })
    expect(await lastLine()).toMatchObject({ act: 'look-licence', words: 'CC0 1.0' })
    const lines = JSON.stringify(await database.select().from(operatorActs))
    expect(lines).not.toMatch(/Lumière|Écrit, du 3/)
  })
})

describe('the check of a look', () => {
  it('is the engine’s: a good picture serves, and what it measured is kept', async () => {
    await upload()
    await checkLook(home.context, { lookId: await idOf() })
    const [row] = await database.select().from(looks)
    expect(row).toMatchObject({
      ...{ faults: [], tone: expect.stringMatching(/^\d+\.\d+$/) },
      head: { width: expect.any(Number), turn: expect.any(Number) },
    })
  })

  it('finds no face on a wall, and is asked anew by the operator', async () => {
    const wall = sharp({ create: { width: 640, height: 640, channels: 3, background: '#b86' } })
    await upload({ bytes: await wall.jpeg().toBuffer() })
    await checkWaitingLooks(home.context)
    expect((await rows())[0]?.cells.state).toBe('look_waiting')
    await database.update(looks).set({ uploadedAt: sql`now() - interval '21 seconds'` })
    await checkWaitingLooks(home.context)
    expect((await rows())[0]?.cells).toMatchObject({
      state: 'look_unfit',
      found: expect.stringMatching(/^look_no_face /),
    })
    await act({ act: 'check-look', id: await idOf() })
    expect((await rows())[0]?.cells.state).toBe('look_waiting')
  })
})
