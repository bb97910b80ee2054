import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@app/domain/routes.ts'
import { generateX25519Identity } from 'age-encryption'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listErasures, tokenHash } from '../accounts/accounts.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { mails } from '../database/schema/mails.ts'
import { photos } from '../database/schema/photos.ts'
import { codeOf, turnOnFactor } from '../testing/app-codes.ts'
import { Backups, inApp, visitorIn } from '../testing/backups.ts'
import { addPhotos, openDraftOf } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'

let home: TestApp
let backups: Backups
beforeAll(async () => {
  home = await openTestApp()
  backups = await Backups.of(home)
})
afterAll(async () => {
  await home.close()
  backups.end()
})

describe('a backup', () => {
  it('is nothing without its key: neither a name nor a photo can be read in it (P4)', async () => {
    const her = await someone(home)
    const { path } = await backups.back()
    const sealed = readFileSync(path)
    expect(sealed.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    for (const word of [her.email, 'Camille', 'manifest.json']) expect(sealed.includes(word)).toBe(false)
  })

  it('names the files of its rows alone; one that was deleted meanwhile is left out', async () => {
    const her = await someone(home)
    const [lost] = await addPhotos(home.context, her, (await openDraftOf(her)).id, 2)
    await home.context.storage.remove(`photos/${lost}.jpg`)
    const { manifest } = await backups.back()
    const keys = manifest.files.map(({ key }) => key)
    expect(keys).toContain(`photos/${lost}.small.webp`)
    expect(keys).not.toContain(`photos/${lost}.jpg`)
  })
})

describe('after a restore (B3)', () => {
  it('who had her account deleted since is erased again, with her files and without a message; everybody else stays', async () => {
    const [gone, stays] = [await someone(home), await someone(home)]
    await addPhotos(home.context, gone, (await openDraftOf(gone)).id, 1)
    const { path } = await backups.back()
    expect((await gone.visitor.delete(api.account(), { currentPassword: PASSWORD })).statusCode).toBe(200)
    await listErasures(home.context.database, home.context.config.dataDir)
    const list = join(home.context.config.dataDir, 'erased-accounts.txt')
    expect(readFileSync(list, 'utf8').split('\n')).toContain(tokenHash(gone.id))

    const config = await backups.emptyMachine()
    const { resumed, manifest } = await backups.restoreTo(config, path, { lists: [list] })
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
    const { path } = await backups.back()
    const config = await backups.emptyMachine()
    const list = join(config.dataDir, 'erased-accounts.txt')
    writeFileSync(list, `${tokenHash(gone.id)}\n`)
    appendFileSync(list, `\nx\n'; drop table users; --\n${tokenHash('nobody')}\n`)
    expect((await backups.restoreTo(config, path)).resumed.erased).toBe(1)
  })

  it('the secret of a second factor opens under the key of the house it was locked with, and no other', async () => {
    const her = await someone(home)
    const now = randomBytes(32)
    home.context.config.houseKeys.now = now
    const { secret } = await turnOnFactor(home, her)
    const { path } = await backups.back()
    const config = await backups.emptyMachine()
    await backups.restoreTo(config, path)
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
    const { path } = await backups.back()
    const changed = await spoil(path)
    const config = await backups.emptyMachine()
    await expect(backups.restoreTo(config, path, changed)).rejects.toThrow(/cannot be read/)
    expect(await tablesIn(config)).toBe(0)
    expect(existsSync(join(config.dataDir, 'photos'))).toBe(false)
  })

  it('where the backup could not be written: no file stands under its name', async () => {
    const path = join(backups.folder, 'nowhere', 'backup.age')
    await expect(backups.write(path)).rejects.toThrow()
    const other = join(backups.folder, 'other.age')
    await expect(backups.write(other, 'age1nobody')).rejects.toThrow()
    expect([existsSync(path), existsSync(other), existsSync(`${other}.part`)]).toEqual([false, false, false])
  })
})

it('photos that nobody had looked at yet are looked at after a restore (B3)', async () => {
  const her = await someone(home)
  const [unseen] = await addPhotos(home.context, her, (await openDraftOf(her)).id, 1, null)
  const { path } = await backups.back()
  const config = await backups.emptyMachine()
  await backups.restoreTo(config, path)
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
