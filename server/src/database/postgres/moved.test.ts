import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { api } from '@app/domain/routes.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addLook, listLooks } from '../../looks/looks.ts'
import { buyPackage, kept } from '../../testing/buying/buying.ts'
import { folderWithUs } from '../../testing/ends-with-us.ts'
import { drawLook } from '../../testing/look-picture.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { QUICKLY } from '../../testing/quickly.ts'
import { S3Server } from '../../testing/storage/s3-server.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'
import { PASSWORD, Visitor } from '../../testing/visitor.ts'
import { openWebOnly } from '../../testing/web-only.ts'

const COMMAND = fileURLToPath(new URL('../../backup/move-command.ts', import.meta.url))
const store = new S3Server()
const folder = folderWithUs(tmpdir(), 'moved-')
const USUAL = {
  NODE_ENV: 'test',
  RATE_LIMIT_FACTOR: '1000',
  PUBLIC_URL: 'http://localhost',
  LOG_LEVEL: 'silent',
}

let databases = 0
/** A PostgreSQL database without tables, and the store. */
async function emptyPlace() {
  const name = `moved_${process.pid}_${databases++}`
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const DATABASE_URL = inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
  return { ...USUAL, ...S3Server.namesAt(storeUrl), DATABASE_URL, DATA_DIR: join(folder, name) }
}

interface Said {
  code: number
  said: string
}
/** As an operator runs it. */
const run = (env: Record<string, string>, ...args: string[]): Promise<Said> =>
  promisify(execFile)(process.execPath, [...QUICKLY, COMMAND, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  )

let storeUrl: string
/** A data folder with somebody's images in it, and somebody's order that nobody has begun. */
const atHome = join(folder, 'home')
let her: Someone
let image: string
let waiting: { orderId: string; transformationId: string }
let looks: string
/** What a look of the desk shows. */
let worn: { id: string; sum: string }
beforeAll(async () => {
  storeUrl = await store.listen()
  const home = await openWebOnly({ ...USUAL, DATA_DIR: atHome })
  her = await someone(home)
  image = api.image((await makeTransformation(home, her, { images: 2 })).imageIds[0] ?? '')
  waiting = await buyPackage(home, await someone(home))
  const stream = Readable.from([await drawLook()])
  const { id } = (await addLook(home.context, { baseStyle: 'pixie', operatorId: null, stream })) ?? { id: '' }
  worn = { id, sum: await lookIn(home, id) }
  looks = sumOf((await her.visitor.get(image)).rawPayload)
  await home.close()
})
afterAll(() => store.close())

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const lookIn = async ({ context: { storage } }: TestApp, id: string): Promise<string> =>
  sumOf(Buffer.concat(await storage.read(`looks/${id}.jpg`).toArray()))

async function inApp<Done>(
  env: Record<string, string>,
  use: (home: TestApp) => Promise<Done>,
): Promise<Done> {
  const home = await openWebOnly(env)
  return use(home).finally(() => home.close())
}

/** She signs in and sees what she saw; what was paid is there, and will be made once. */
const ensureAllIsThere = (env: Record<string, string>) =>
  inApp(env, async (home) => {
    const visitor = new Visitor(home.app)
    expect((await visitor.post(api.login(), { email: her.email, password: PASSWORD })).statusCode).toBe(200)
    expect(sumOf((await visitor.get(image)).rawPayload)).toBe(looks)
    expect(await lookIn(home, worn.id)).toBe(worn.sum)
    expect((await listLooks(home.context.database)).map(({ id }) => id)).toEqual([worn.id])
    expect(await kept(home, waiting.orderId)).toBe(990)
    const { rows } = await home.context.database.execute(sql`select count(*)::int as jobs from jobs.job
      where data->>'transformationId' = ${waiting.transformationId} and state < 'completed'`)
    expect(rows).toEqual([{ jobs: 1 }])
  })

it('a data folder is moved to PostgreSQL and a store, and back to a folder, each time compared to the last byte', async () => {
  const place = await emptyPlace()
  const there = await run(place, '--from', atHome)
  expect(there.said).toMatch(/^moved \d+ rows and \d+ files in [\d.]+ s, each compared; 1 jobs go on\n$/)
  const [, files] = /(\d+) files/.exec(there.said) ?? []
  expect(store.objects.size).toBe(Number(files))
  await ensureAllIsThere(place)

  const back = join(folder, 'back')
  const again = await run(place, '--to', back)
  expect([again.code, again.said]).toEqual([0, expect.stringContaining(`${files} files`)])
  await ensureAllIsThere({ ...USUAL, DATA_DIR: back })
})

describe('nothing is moved, and what was there stays,', () => {
  it('into a database that is in use', async () => {
    const place = await emptyPlace()
    await inApp(place, async () => undefined)
    expect(await run(place, '--from', atHome)).toEqual({
      code: 1,
      said: expect.stringContaining('is not empty'),
    })
  })

  it('while an app runs on the folder', async () => {
    const place = await emptyPlace()
    await inApp({ ...USUAL, DATA_DIR: atHome }, async () => {
      expect((await run(place, '--from', atHome)).code).toBe(1)
    })
  })

  it('while an app is connected to the database', async () => {
    const place = await emptyPlace()
    await inApp(place, async () => {
      const moved = await run(place, '--to', join(folder, 'not-made'))
      expect(moved).toEqual({ code: 1, said: expect.stringContaining('somebody is connected') })
    })
  })

  it('where the store gives back other bytes than it was given: it says which file', async () => {
    const place = await emptyPlace()
    const { set } = store.objects
    store.objects.set = (key, kept) =>
      set.call(store.objects, key, { ...kept, bytes: Buffer.concat([kept.bytes, Buffer.from('!')]) })
    const moved = await run(place, '--from', atHome)
    store.objects.set = set
    expect(moved).toEqual({
      code: 1,
      said: expect.stringMatching(/(?:photos|images|looks)\/\S+ is not what it was/),
    })
    await inApp({ ...USUAL, DATA_DIR: atHome }, async () => undefined)
  })

  it('to the folder it comes from, or from none', async () => {
    mkdirSync(join(folder, 'same'))
    const place = { ...(await emptyPlace()), DATA_DIR: join(folder, 'same') }
    expect((await run(place, '--from', join(folder, 'same'))).said).toContain('DATA_DIR is this folder')
    expect((await run(place)).said).toContain('npm run -s move -- --from FOLDER')
    const { DATABASE_URL: _, ...without } = place
    expect((await run(without, '--from', atHome)).said).toContain('DATABASE_URL is missing')
  })
})
