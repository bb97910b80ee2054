import { createHash, randomBytes } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@app/domain/routes.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listErasures, tokenHash } from '../accounts/accounts.ts'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { mails } from '../database/schema/mails.ts'
import { photos } from '../database/schema/photos.ts'
import { transformations } from '../database/schema/transformations.ts'
import { openLog } from '../plugins/open-log.ts'
import { openContext } from '../start.ts'
import { codeOf, turnOnFactor } from '../testing/app-codes.ts'
import { buyPackage } from '../testing/buying/buying.ts'
import { smallJpeg } from '../testing/engines/pictures.ts'
import { addPhotos, openDraftOf } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { freshDatabase, openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'
import { restore } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

let home: TestApp
let folder: string
let identity: string
let recipient: string
beforeAll(async () => {
  home = await openTestApp()
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
})
afterAll(async () => {
  await home.close()
  rmSync(folder, { recursive: true, force: true })
})

let backups = 0
const back = async (): Promise<{ path: string; manifest: Manifest }> => {
  const path = join(folder, `${backups++}.age`)
  const { storage, scratch } = home.context
  return { path, manifest: await writeBackup({ pool: poolOf(home), storage, scratch }, path, recipient) }
}
const poolOf = ({ context }: TestApp) =>
  Reflect.get(context.database, '$client') as Parameters<typeof writeBackup>[0]['pool']

/** An empty machine: a database without tables, and a folder without files. */
async function emptyMachine(): Promise<Config> {
  const dataDir = mkdtempSync(join(folder, 'machine-'))
  const database = await freshDatabase(dataDir)
  return readConfig({
    ...{ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' },
    PUBLIC_URL: 'http://localhost',
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  })
}

const log = openLog('silent')
const restoreTo = (config: Config, path: string, lists: string[] = []) =>
  restore(config, log, { path, identity, lists })

/** The restored app, web alone, while `use` lasts. */
async function inApp<Done>(
  config: Config,
  use: (app: Omit<TestApp, 'stripe' | 'judgements'>) => Promise<Done>,
): Promise<Done> {
  config.role.worker = false
  const { context, close } = await openContext(config, log, () => 'http://localhost')
  const app = await buildApp(context, { pages: 'none' })
  await app.ready()
  try {
    return await use({ app, context, close })
  } finally {
    await app.close()
    await close()
  }
}

const bytesOf = async (visitor: Visitor, url: string): Promise<string> =>
  createHash('sha256')
    .update((await visitor.get(url)).rawPayload)
    .digest('hex')

/** Rows of every table of ours. */
async function counts(database: TestApp['context']['database']): Promise<Record<string, number>> {
  const { rows } = await database.execute<{ name: string; rows: number }>(sql`
    select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

const visitorIn = async (app: TestApp['app'], { email }: Someone): Promise<Visitor> => {
  const visitor = new Visitor(app)
  expect((await visitor.post(api.login(), { email, password: PASSWORD })).statusCode).toBe(200)
  return visitor
}

describe('a backup', () => {
  it('taken while she uploads and pays holds rows of one moment and their files; restored, she signs in and sees her images (B1, B2)', async () => {
    const her = await someone(home)
    const { imageIds } = await makeTransformation(home, her, { images: 2 })
    const image = api.image(imageIds[0] ?? '')
    const seen = await bytesOf(her.visitor, image)
    const before = await counts(home.context.database)

    const busy = await someone(home)
    const draftId = (await openDraftOf(busy)).id
    const jpeg = await smallJpeg()
    const uploading = Array.from({ length: 5 }, (_, number) =>
      busy.visitor.upload(draftId, [
        { name: `${number}.jpg`, bytes: Buffer.concat([jpeg, Buffer.from([number])]) },
      ]),
    )
    const paying = buyPackage(home, await someone(home))
    const { path, manifest } = await back()
    await Promise.all([...uploading, paying])

    const config = await emptyMachine()
    const begun = performance.now()
    const { manifest: restored } = await restoreTo(config, path)
    const rto = (performance.now() - begun) / 1000
    const rpo = (Date.now() - Date.parse(manifest.takenAt)) / 1000
    console.info(`restore drill: RTO ${rto.toFixed(1)} s, RPO ${rpo.toFixed(1)} s on this machine`)
    expect(restored).toEqual(manifest)
    await inApp(config, async ({ app, context }) => {
      const kept = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
      const { migrations: _, file_sums: _read, ...now } = await counts(context.database)
      expect(now).toEqual(kept)
      for (const [name, rows] of Object.entries(kept))
        expect(rows, name).toBeGreaterThanOrEqual(before[name] ?? 0)
      for (const { key, bytes } of manifest.files) expect(await context.storage.size(key)).toBe(bytes)
      expect(await bytesOf(await visitorIn(app, her), image)).toBe(seen)
    })
  })

  it('is nothing without its key: neither a name nor a photo can be read in it (P4)', async () => {
    const her = await someone(home)
    const { path } = await back()
    const sealed = readFileSync(path)
    expect(sealed.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    for (const word of [her.email, 'Camille', 'manifest.json']) expect(sealed.includes(word)).toBe(false)
  })

  it('names the files of its rows alone; one that was deleted meanwhile is left out', async () => {
    const her = await someone(home)
    const [lost] = await addPhotos(home.context, her, (await openDraftOf(her)).id, 2)
    await home.context.storage.remove(`photos/${lost}.jpg`)
    const { manifest } = await back()
    const keys = manifest.files.map(({ key }) => key)
    expect(keys).toContain(`photos/${lost}.small.webp`)
    expect(keys).not.toContain(`photos/${lost}.jpg`)
  })
})

describe('after a restore (B3)', () => {
  it('who had her account deleted since is erased again, with her files and without a message; everybody else stays', async () => {
    const [gone, stays] = [await someone(home), await someone(home)]
    await addPhotos(home.context, gone, (await openDraftOf(gone)).id, 1)
    const { path } = await back()
    expect((await gone.visitor.delete(api.account(), { currentPassword: PASSWORD })).statusCode).toBe(200)
    await listErasures(home.context.database, home.context.config.dataDir)
    const list = join(home.context.config.dataDir, 'erased-accounts.txt')
    expect(readFileSync(list, 'utf8').split('\n')).toContain(tokenHash(gone.id))

    const config = await emptyMachine()
    const { resumed, manifest } = await restoreTo(config, path, [list])
    expect(resumed.erased).toBe(1)
    await inApp(config, async ({ app, context }) => {
      await visitorIn(app, stays)
      const login = await new Visitor(app).post(api.login(), { email: gone.email, password: PASSWORD })
      expect(login.statusCode).toBe(401)
      expect(await context.database.select().from(users).where(eq(users.id, gone.id))).toEqual([])
      expect(await context.database.select().from(mails).where(eq(mails.recipient, gone.email))).toEqual([])
      const hers = manifest.files.filter(({ key }) => key.startsWith('photos/')).map(({ key }) => key)
      const left = await Promise.all(hers.map((key) => context.storage.size(key)))
      expect(left.filter((size) => size === null)).toHaveLength(2)
    })
  })

  it('the list beside the database is read without being named, and what else stands in it does no harm', async () => {
    const gone = await someone(home)
    const { path } = await back()
    const config = await emptyMachine()
    const list = join(config.dataDir, 'erased-accounts.txt')
    writeFileSync(list, `${tokenHash(gone.id)}\n`)
    appendFileSync(list, `\nx\n'; drop table users; --\n${tokenHash('nobody')}\n`)
    expect((await restoreTo(config, path)).resumed.erased).toBe(1)
  })

  it('what was being made goes on, once; what is finished is not made again', async () => {
    const [waiting, done] = [await someone(home), await someone(home)]
    const { transformationId } = await buyPackage(home, waiting)
    const { id } = await makeTransformation(home, done, { images: 1 })
    const { path } = await back()
    const config = await emptyMachine()
    await restoreTo(config, path)
    await inApp(config, async ({ context }) => {
      const { rows } = await context.database.execute<{ about: string; times: number }>(sql`
        select data->>'transformationId' as about, count(*)::int as times from jobs.job
        where name like 'generate-images%' and state < 'completed' group by 1`)
      const times = new Map(rows.map(({ about, times: count }) => [about, count]))
      expect([times.get(transformationId), times.get(id)]).toEqual([1, undefined])
      const unfinished = await context.database
        .select({ id: transformations.id })
        .from(transformations)
        .where(sql`${transformations.finishedAt} is null`)
      expect(rows).toHaveLength(unfinished.length)
    })
  })

  it('the secret of a second factor opens under the key of the house it was locked with, and no other', async () => {
    const her = await someone(home)
    const now = randomBytes(32)
    home.context.config.houseKeys.now = now
    const { secret } = await turnOnFactor(home, her)
    const { path } = await back()
    const config = await emptyMachine()
    await restoreTo(config, path)
    const enter = () =>
      inApp(config, async ({ app }) => {
        const visitor = new Visitor(app)
        await visitor.post(api.login(), { email: her.email, password: PASSWORD })
        return (await visitor.post(api.factorSignIn(), { code: await codeOf(home, secret) })).statusCode
      })
    expect(await enter()).toBe(503)
    config.houseKeys.now = now
    expect(await enter()).toBe(200)
  })

  it('figures that count up go on where they were: no receipt has a number twice', async () => {
    await buyPackage(home, await someone(home))
    const { path, manifest } = await back()
    const config = await emptyMachine()
    await restoreTo(config, path)
    const open = await openDatabase(config.database)
    const { rows } = await open.pool.query<{ name: string; last: string | null }>(
      `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    )
    await open.close()
    expect(Object.fromEntries(rows.map(({ name, last }) => [name, last]))).toEqual(manifest.sequences)
  })
})

describe('nothing is restored, and nothing changed,', () => {
  const tablesIn = async (config: Config): Promise<number> => {
    const open = await openDatabase(config.database)
    const { rows } = await open.pool.query(
      `select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    await open.close()
    return rows.length
  }

  it.each([
    { what: 'with another key', spoil: async () => ({ identity: await generateX25519Identity() }) },
    { what: 'with no key at all', spoil: async () => ({ identity: '' }) },
    {
      what: 'of a file that ends too soon',
      spoil: async (path: string) => {
        truncateSync(path, readFileSync(path).length - 200)
        return {}
      },
    },
    {
      what: 'of a file with one bit turned over',
      spoil: async (path: string) => {
        const bytes = readFileSync(path)
        bytes.writeUInt8((bytes[bytes.length >> 1] ?? 0) ^ 1, bytes.length >> 1)
        writeFileSync(path, bytes)
        return {}
      },
    },
    {
      what: 'of a file that is not there',
      spoil: async (path: string) => {
        rmSync(path)
        return {}
      },
    },
  ])('$what', async ({ spoil }) => {
    const { path } = await back()
    const changed = await spoil(path)
    const config = await emptyMachine()
    await expect(restore(config, log, { path, identity, lists: [], ...changed })).rejects.toThrow(
      /cannot be read/,
    )
    expect(await tablesIn(config)).toBe(0)
    expect(existsSync(join(config.dataDir, 'photos'))).toBe(false)
  })

  it('into a database that is in use', async () => {
    const { path } = await back()
    const config = await emptyMachine()
    await restoreTo(config, path)
    const before = await inApp(config, ({ context }) => counts(context.database))
    await expect(restoreTo(config, path)).rejects.toThrow(/is not empty/)
    expect(await inApp(config, ({ context }) => counts(context.database))).toEqual(before)
  })

  it('where the backup could not be written: no file stands under its name', async () => {
    const { storage, scratch } = home.context
    const path = join(folder, 'nowhere', 'backup.age')
    await expect(writeBackup({ pool: poolOf(home), storage, scratch }, path, recipient)).rejects.toThrow()
    const other = join(folder, 'other.age')
    await expect(writeBackup({ pool: poolOf(home), storage, scratch }, other, 'age1nobody')).rejects.toThrow()
    expect([existsSync(path), existsSync(other), existsSync(`${other}.part`)]).toEqual([false, false, false])
  })
})

it('photos that nobody had looked at yet are looked at after a restore (B3)', async () => {
  const her = await someone(home)
  const [unseen] = await addPhotos(home.context, her, (await openDraftOf(her)).id, 1, null)
  const { path } = await back()
  const config = await emptyMachine()
  await restoreTo(config, path)
  await inApp(config, async ({ context }) => {
    const [row] = await context.database
      .select()
      .from(photos)
      .where(eq(photos.id, unseen ?? ''))
    expect(row?.verdicts).toBeNull()
    const { rows } = await context.database.execute(
      sql`select 1 from jobs.job where name = 'check-photo' and data->>'photoId' = ${unseen} and state < 'completed'`,
    )
    expect(rows).toHaveLength(1)
  })
})
