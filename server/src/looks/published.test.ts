import { randomUUID } from 'node:crypto'
import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { looks } from '../database/schema/looks.ts'
import { openTestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { PublishedLooks, publishLook, withdrawLook } from './looks.ts'

const home = await openTestApp()
const { database } = home.context
afterAll(() => home.close())
beforeEach(() => database.delete(looks))

/** Nothing makes this style but a look. */
const STYLE: BaseStyleId = 'chignon_mariee'

async function layLook(baseStyle = STYLE): Promise<string> {
  const id = randomUUID()
  await database.insert(looks).values({
    ...{ id, baseStyle, file: `looks/${id}.jpg`, thumbnail: `looks/${id}.small.webp`, checksum: id },
    ...{ width: 900, height: 1200, bytes: 1000, checkedAt: new Date(), tone: '5.35' },
    ...{ licence: 'CC0', holder: 'Nous', proof: 'Acte', consent: 'Personne' },
  })
  return id
}
const offers = () => home.context.engine.offeredStyles().includes(STYLE)
const catalogue = async () =>
  JSON.stringify((await new Visitor(home.app).get(api.baseStyles())).json()).includes(STYLE)

it('a style is offered once a look shows it, and no more once that is withdrawn, while the app runs', async () => {
  const id = await layLook()
  await home.context.looks.refresh()
  expect([offers(), await catalogue()]).toEqual([false, false])
  expect(await publishLook(database, id)).toBe('published')
  await home.context.looks.refresh()
  expect([offers(), await catalogue()]).toEqual([true, true])
  expect(await withdrawLook(database, id, 'Elle ne le veut plus')).toBe(true)
  await home.context.looks.refresh()
  expect([offers(), await catalogue()]).toEqual([false, false])
})

it('every process hears of it by itself', async () => {
  const other = new PublishedLooks(home.context)
  await publishLook(database, await layLook())
  await expect.poll(() => other.now().length).toBe(1)
  await other.close()
})

it('a look is named by the key of its file, with the head and the colour that were measured', async () => {
  const id = await layLook()
  const head = { pose: { yaw: 0, pitch: 0, roll: 0 }, width: 0.8, turn: 0.01 }
  await database.update(looks).set({ head }).where(eq(looks.id, id))
  await publishLook(database, id)
  await home.context.looks.refresh()
  expect(home.context.looks.now()).toEqual([
    { id, picture: `looks/${id}.jpg`, baseStyle: STYLE, licence: 'CC0', source: '', tone: '5.35', head },
  ])
})

it('published twice is published once, withdrawn twice is said to be', async () => {
  const id = await layLook()
  expect([await publishLook(database, id), await publishLook(database, id)]).toEqual([
    'published',
    'published',
  ])
  expect([await withdrawLook(database, id, 'a'), await withdrawLook(database, id, 'b')]).toEqual([
    true,
    false,
  ])
})
