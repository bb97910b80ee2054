import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'

let folder: string
let embedded: EmbeddedDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'socket-'))
  embedded = await openEmbedded(folder, { onBroken: () => undefined, onOpenAgain: () => undefined })
})
afterAll(async () => {
  await embedded.close()
  rmSync(folder, { recursive: true, force: true })
})

async function client(): Promise<pg.Client> {
  const connected = new pg.Client({ host: embedded.host, user: 'postgres', database: 'postgres' })
  connected.on('error', () => undefined)
  await connected.connect()
  return connected
}

const count = async (who: pg.Client): Promise<number> =>
  Number((await who.query('select count(*) as total from notes')).rows[0].total)

let setting: pg.Client
beforeEach(async () => {
  setting ??= await client()
  await setting.query('drop table if exists notes; create table notes (words text)')
})
afterAll(() => setting.end())

describe('the embedded database answers as PostgreSQL does', () => {
  it('to questions with and without parameters', async () => {
    const her = await client()
    expect((await her.query('select 1 + 1 as two')).rows).toEqual([{ two: 2 }])
    expect((await her.query('select $1::text || $2 as both', ['été', ' 💇'])).rows).toEqual([
      { both: 'été 💇' },
    ])
    await her.end()
  })

  it('to a mistake with its code, and goes on', async () => {
    const her = await client()
    await expect(her.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' })
    expect(await count(her)).toBe(0)
    await her.end()
  })

  it('to those who listen, whoever notifies, once its transaction has ended', async () => {
    const [her, another, deaf] = [await client(), await client(), await client()]
    const heard: string[] = []
    deaf.on('notification', () => heard.push('deaf'))
    her.on('notification', ({ channel, payload }) => heard.push(`${channel}: ${payload}`))
    await her.query('listen news')
    await another.query('begin')
    await another.query("notify news, 'été'")
    await another.query('rollback')
    await another.query('begin')
    await another.query("select pg_notify('news', 'hiver')")
    await another.query('commit')
    // What was committed before her question has come before its answer.
    await her.query('select 1')
    expect(heard).toEqual(['news: hiver'])
    await Promise.all([her, another, deaf].map((one) => one.end()))
  })

  it('to forty clients at once', async () => {
    const clients = await Promise.all(Array.from({ length: 40 }, client))
    await Promise.all(clients.map((one, n) => one.query('insert into notes values ($1)', [`note ${n}`])))
    expect(await count(setting)).toBe(40)
    await Promise.all(clients.map((one) => one.end()))
  })

  it('with an answer of several megabytes', async () => {
    const { rows } = await setting.query(`select repeat('é', 3000000) as long`)
    expect(rows[0].long).toHaveLength(3_000_000)
  })
})

describe('a transaction belongs to its client', () => {
  it('another waits until it is over, and then sees what it did', async () => {
    const [her, other] = [await client(), await client()]
    await her.query('begin')
    await her.query(`insert into notes values ('a')`)
    let answered = false
    const seen = count(other).finally(() => {
      answered = true
    })
    await pause(150)
    expect(answered).toBe(false)
    await her.query(`insert into notes values ('b')`)
    await her.query('commit')
    expect(await seen).toBe(2)
    await Promise.all([her.end(), other.end()])
  })

  it('what is rolled back was never there', async () => {
    const her = await client()
    await her.query('begin')
    await her.query(`insert into notes values ('a')`)
    await her.query('rollback')
    expect(await count(setting)).toBe(0)
    await her.end()
  })

  it('one that failed keeps its turn until it is rolled back', async () => {
    const [her, other] = [await client(), await client()]
    await her.query('begin')
    await her.query(`insert into notes values ('a')`)
    await expect(her.query('select * from nowhere')).rejects.toThrow()
    const seen = count(other)
    await expect(her.query('select 1')).rejects.toMatchObject({ code: '25P02' })
    await her.query('rollback')
    expect(await seen).toBe(0)
    await Promise.all([her.end(), other.end()])
  })

  it('is rolled back when its client vanishes, and nobody waits for ever', async () => {
    const her = await client()
    await her.query('begin')
    await her.query(`insert into notes values ('a')`)
    const seen = count(setting)
    socketOf(her).destroy()
    expect(await seen).toBe(0)
  })

  it('is rolled back when its client says goodbye in the middle', async () => {
    const her = await client()
    await her.query('begin')
    await her.query(`insert into notes values ('a')`)
    await her.end()
    expect(await count(setting)).toBe(0)
  })

  it('two hundred small ones from twenty clients lose nothing', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, client))
    await Promise.all(
      clients.map(async (one) => {
        for (let n = 0; n < 10; n += 1) {
          await one.query('begin')
          const before = await count(one)
          await one.query('insert into notes values ($1)', [`${before}`])
          await one.query('commit')
        }
      }),
    )
    const { rows } = await setting.query('select count(distinct words) as different from notes')
    expect(Number(rows[0].different)).toBe(200)
    await Promise.all(clients.map((one) => one.end()))
  })
})

/** The line itself, to cut it as a dying process does. */
const socketOf = (connected: pg.Client) =>
  (connected as unknown as { connection: { stream: import('node:net').Socket } }).connection.stream
