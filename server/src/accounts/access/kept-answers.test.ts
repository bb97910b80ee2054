import { api } from '@app/domain/routes.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/client.ts'
import { signIns, users } from '../../database/schema/accounts.ts'
import { images, transformations } from '../../database/schema/transformations.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { tokenHash } from '../tokens.ts'

const pool = () => (home.context.database as Database & { $client: pg.Pool }).$client

let home: TestApp
let other: pg.Client
let her: Someone
let hers: string
let imageOfHers: string
beforeAll(async () => {
  home = await openTestApp()
  // Another process, as far as the database can tell.
  other = new pg.Client(pool().options)
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await home.close()
})
beforeEach(async () => {
  her = await someone(home)
  const made = await makeTransformation(home, her, { images: 1 })
  hers = made.id
  imageOfHers = made.imageIds[0] ?? ''
})

const ask = async (url: string, etag?: string) => {
  const answer = await her.visitor.get(url, etag ? { 'if-none-match': etag } : {})
  return { status: answer.statusCode, etag: String(answer.headers.etag), body: answer.body }
}
/** Asked so often that it is known without a look into the database. */
async function known(url: string): Promise<string> {
  const { etag } = await ask(url)
  expect(await ask(url, etag)).toMatchObject({ status: 304, body: '' })
  return etag
}
const elsewhere = (words: string, values: unknown[] = []) => other.query(words, values)

/** How many times a connection of the pool is taken meanwhile; the job queue takes some, too. */
async function looksDuring(act: () => Promise<unknown>): Promise<number> {
  let looks = 0
  const count = () => {
    looks += 1
  }
  pool().on('acquire', count)
  await act()
  pool().off('acquire', count)
  return looks
}

const POLLED = { 'the list': () => api.transformations(), 'who she is': () => api.currentUser() }
const ofOne = () => api.transformation(hers)
const ofImage = () => api.imageThumbnail(imageOfHers)

describe('while nothing of hers has changed', () => {
  it.each(Object.entries({ ...POLLED, 'one of them': ofOne, 'a picture of hers': ofImage }))(
    '%s is answered without a look into the database',
    async (_what, url) => {
      const etag = await known(url())
      const many = Array.from({ length: 100 }, () => url())
      const looks = await looksDuring(async () => {
        const answers = await Promise.all(many.map((each) => ask(each, etag)))
        expect(answers.every(({ status }) => status === 304)).toBe(true)
      })
      expect(looks).toBeLessThan(many.length / 2)
    },
  )

  it('what another one does, or her own visits, change nothing for her', async () => {
    const etag = await known(api.transformations())
    await makeTransformation(home, await someone(home), { images: 1 })
    await elsewhere('update users set last_visit_at = now() where id = $1', [her.id])
    expect(await ask(api.transformations(), etag)).toMatchObject({ status: 304 })
  })

  it('it is of her alone: the same words from another browser find what is theirs, or nothing', async () => {
    const stranger = await someone(home)
    for (const url of [ofOne(), ofImage()]) {
      const etag = await known(url)
      expect((await stranger.visitor.get(url, { 'if-none-match': etag })).statusCode).toBe(404)
    }
  })
})

describe('the first question after a change is answered anew', () => {
  const one = (words: string) =>
    sql.raw(words.replaceAll('$id', `'${hers}'`).replaceAll('$her', `'${her.id}'`))
  const facts = Object.entries({
    'its status': `update transformations set status = 'generating', finished_at = null where id = $id`,
    'its name': `update transformations set name = 'Autre' where id = $id`,
    'how far it is': `update transformations set photos_read = photos_read + 1 where id = $id`,
    'what is done before the first image': `update transformations set stage = 'learning', stage_progress = 0.5 where id = $id`,
    'what came back of its money': `update transformations set refund_cents = 100 where id = $id`,
    'that it is gone': `update transformations set deleted_at = now() where id = $id`,
    'an image less': `delete from images where transformation_id = $id`,
    'a favourite': `update images set favourite = true where transformation_id = $id`,
    'a photo less': `delete from photos where user_id = $her`,
    'more images of it': `insert into extensions (transformation_id, user_id, images, credits) values ($id, $her, 5, 0)`,
  })
  it.each(facts)('%s', async (_what, words) => {
    const etags = [await known(api.transformations()), await known(ofOne())]
    await home.context.database.execute(one(words))
    expect((await ask(api.transformations(), etags[0])).status).toBe(200)
    expect((await ask(ofOne(), etags[1])).status).not.toBe(304)
  })

  it('a picture that is gone, also to a browser that has it', async () => {
    const etag = await known(ofImage())
    await elsewhere('delete from images where id = $1', [imageOfHers])
    expect((await ask(ofImage(), etag)).status).toBe(404)
  })

  const ofHerself: [string, () => SQL][] = [
    ['her name', () => sql`update users set first_name = 'Léa' where id = ${her.id}`],
    ['her address', () => sql`update users set email = ${`autre-${her.email}`} where id = ${her.id}`],
    ['what she is', () => sql`update users set user_type = 'pro' where id = ${her.id}`],
  ]
  it.each(ofHerself)('%s', async (_what, change) => {
    const etag = await known(api.currentUser())
    await home.context.database.execute(change())
    expect((await ask(api.currentUser(), etag)).status).toBe(200)
  })

  it('whoever wrote it, in whichever process', async () => {
    const etag = await known(api.transformations())
    await elsewhere(`update transformations set name = 'Ailleurs' where id = $1`, [hers])
    expect((await ask(api.transformations(), etag)).body).toContain('Ailleurs')
  })

  it('once for a transaction, however much it wrote, and not before its end', async () => {
    const counter = async () =>
      Number(
        (await elsewhere('select counter from person_changes where user_id = $1', [her.id])).rows[0].counter,
      )
    const etag = await known(api.transformations())
    const before = await counter()
    await home.context.database.transaction(async (tx) => {
      for (const name of ['Un', 'Deux', 'Trois'])
        await tx.update(transformations).set({ name }).where(eq(transformations.id, hers))
      await tx.update(images).set({ favourite: true }).where(eq(images.transformationId, hers))
    })
    expect(await counter()).toBeGreaterThan(before)
    expect((await ask(api.transformations(), etag)).status).toBe(200)
  })
})

describe('somebody who is no longer signed in is told so at once, with an answer in her browser or without', () => {
  const refused = async () => {
    const etag = await known(api.transformations())
    const ofPicture = await known(ofImage())
    return async () => {
      const { status } = await ask(api.transformations(), etag)
      expect((await ask(ofImage(), ofPicture)).status).toBe(status)
      return status
    }
  }

  it('signed out elsewhere', async () => {
    const status = await refused()
    await elsewhere('delete from sign_ins where user_id = $1', [her.id])
    expect(await status()).toBe(401)
  })

  it('her account is gone', async () => {
    const status = await refused()
    await home.context.database.execute(sql`delete from transformations where user_id = ${her.id}`)
    await elsewhere('delete from users where id = $1', [her.id])
    expect(await status()).toBe(401)
  })

  it.each(['expires_at', 'last_used_at'])('its time is over: %s', async (column) => {
    const status = await refused()
    await elsewhere(`update sign_ins set ${column} = now() - interval '40 days' where user_id = $1`, [her.id])
    expect(await status()).toBe(401)
  })

  it('and it ends by itself, at its hour, with nobody to say so', async () => {
    const begun = performance.now()
    await refused()
    // Long enough to be asked the same once more, also where that takes long.
    const seconds = 1 + (10 * (performance.now() - begun)) / 1000
    const soon = sql`now() + make_interval(secs => ${seconds}::float8)`
    const mine = eq(signIns.tokenHash, tokenHash(her.visitor.cookies.sign_in ?? ''))
    await home.context.database.update(signIns).set({ expiresAt: soon }).where(mine)
    const status = await refused()
    await expect.poll(status).toBe(401)
  })
})

it('what she uses keeps her signed in, also where her browser has the answer', async () => {
  const etag = await known(api.currentUser())
  const lastUsed = () => home.context.database.select().from(signIns).where(eq(signIns.userId, her.id))
  await elsewhere(`update sign_ins set last_used_at = now() - interval '2 hours' where user_id = $1`, [
    her.id,
  ])
  const [before] = await lastUsed()
  await ask(api.transformations(), (await ask(api.transformations())).etag)
  expect((await lastUsed())[0]?.lastUsedAt).toEqual(before?.lastUsedAt)
  await ask(api.currentUser(), etag)
  expect((await lastUsed())[0]?.lastUsedAt.getTime()).toBeGreaterThan(before?.lastUsedAt.getTime() ?? 0)
})

it('a database that was put back to an earlier day does not count the same numbers again', async () => {
  const counter = async () =>
    Number(
      (await elsewhere('select counter from person_changes where user_id = $1', [her.id])).rows[0].counter,
    )
  await elsewhere('update person_changes set counter = 5 where user_id = $1', [her.id])
  const before = Number((await elsewhere('select extract(epoch from now()) * 1000 as ms')).rows[0].ms)
  await home.context.database.update(users).set({ firstName: 'Zoé' }).where(eq(users.id, her.id))
  expect(await counter()).toBeGreaterThanOrEqual(Math.floor(before))
})
