import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'

const BY_LENGTH = 'select * from notes where length(words) > $1 order by words'

let folder: string
let embedded: EmbeddedDatabase
let her: pg.Client
let other: pg.Client
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
  embedded = await openEmbedded(folder, { onBroken: () => undefined, onOpenAgain: () => undefined })
  her = await client()
  other = await client()
})
afterAll(async () => {
  await Promise.all([her.end(), other.end()])
  await embedded.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await her.query('drop table if exists notes; create table notes (words text)')
  await her.query("insert into notes values ('a'), ('bcd')")
})

async function client(): Promise<pg.Client> {
  const connected = new pg.Client({ host: embedded.host, user: 'postgres', database: 'postgres' })
  await connected.connect()
  return connected
}

const asked = async (who: pg.Client, over: number) => (await who.query(BY_LENGTH, [over])).rows
const askedTwice = async () => {
  await asked(her, 0)
  await asked(other, 0)
}
const kept = async (): Promise<string[]> =>
  (await her.query('select statement from pg_prepared_statements')).rows.map(({ statement }) => statement)

describe('the embedded database prepares what it is asked a second time, whoever asks', () => {
  it('once, and not what it is asked once', async () => {
    await asked(her, 0)
    expect(await kept()).toEqual([])
    for (const who of [other, her, other]) await asked(who, 0)
    expect(await kept()).toEqual([BY_LENGTH])
  })

  it('and answers it for the values of whoever asks', async () => {
    await askedTwice()
    for (let again = 0; again < 8; again += 1) {
      expect(await asked(her, 1)).toEqual([{ words: 'bcd' }])
      expect(await asked(other, 0)).toEqual([{ words: 'a' }, { words: 'bcd' }])
    }
  })

  it('a few hundred at most, and then begins again', async () => {
    for (let n = 0; n < 450; n += 1)
      for (const who of [her, other]) await who.query(`select $1::int + ${n} as sum`, [1])
    expect((await kept()).length).toBeLessThanOrEqual(200)
    expect((await her.query('select $1::int + 7 as sum', [1])).rows).toEqual([{ sum: 8 }])
  })

  it('a mistake in its values leaves it as it was', async () => {
    const share = (by: number) => her.query('select 6 / $1::int as share', [by])
    for (const by of [1, 2]) await share(by)
    await expect(share(0)).rejects.toMatchObject({ code: '22012' })
    expect((await share(3)).rows).toEqual([{ share: 2 }])
  })

  it('and one in its words is told each time', async () => {
    for (let again = 0; again < 3; again += 1)
      await expect(her.query('select nothing from notes where words = $1', ['a'])).rejects.toMatchObject({
        code: '42703',
      })
    expect(await asked(her, 1)).toHaveLength(1)
  })

  it('and what a client forgets is prepared anew', async () => {
    await askedTwice()
    await other.query('deallocate all')
    expect(await asked(her, 1)).toEqual([{ words: 'bcd' }])
  })

  it('also in a transaction that failed, where it is refused until that is rolled back', async () => {
    await askedTwice()
    await her.query('begin')
    await expect(her.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' })
    await expect(asked(her, 0)).rejects.toMatchObject({ code: '25P02' })
    await her.query('rollback')
    expect(await asked(her, 0)).toHaveLength(2)
  })
})

describe('a table that changes changes the answer', () => {
  it('by a column more', async () => {
    await askedTwice()
    await her.query("alter table notes add column hand text default 'left'")
    expect(await asked(other, 1)).toEqual([{ words: 'bcd', hand: 'left' }])
  })

  it('already in the transaction that changes it, and back when it is rolled back', async () => {
    await askedTwice()
    await her.query('begin')
    await her.query("alter table notes add column hand text default 'left'")
    for (let again = 0; again < 3; again += 1)
      expect(await asked(her, 1)).toEqual([{ words: 'bcd', hand: 'left' }])
    await her.query('rollback')
    expect(await asked(other, 1)).toEqual([{ words: 'bcd' }])
  })

  it('also where a block of statements does it', async () => {
    await askedTwice()
    await her.query("do $$ begin alter table notes add column hand text default 'left'; end $$")
    expect(await asked(other, 1)).toEqual([{ words: 'bcd', hand: 'left' }])
  })

  it('gone, it is missed; back again, it is read', async () => {
    await askedTwice()
    await other.query('drop table notes')
    await expect(asked(her, 0)).rejects.toMatchObject({ code: '42P01' })
    await other.query('create table notes (words text, hand text)')
    expect(await asked(her, 0)).toEqual([])
  })
})
