import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { api } from '@app/domain/routes.ts'
import { ownPort } from '@app/server/testing/deploying/own-port.ts'
import pg from 'pg'
import { PASSWORD } from '../../journeys/visitor/visitor-steps.ts'
import { socketFolder } from '../../server/src/database/embedded/embedded.ts'
import { startPostgres } from '../../server/src/testing/databases/postgres-server.ts'
import { spawnWithUs } from '../../server/src/testing/ends-with-us.ts'
import { emptyFolder, MeasuredApp } from '../process/measured-app.ts'
import { runToEnd } from '../run-to-end.ts'

const PEERS = fileURLToPath(new URL('../peers', import.meta.url))
const HER_ROWS = readFileSync(new URL('her-rows.sql', import.meta.url), 'utf8')
export const PEER_ROWS = readFileSync(new URL('peer-rows.sql', import.meta.url), 'utf8')
const ASK_EVERY_MS = 20
const GIVE_UP_AFTER_MS = 60_000

/** Somebody signed in at a site that runs in a process of its own. */
export interface Contender {
  url: string
  pid: number
  cookie: string
}

export interface Peer extends Omit<Contender, 'cookie'> {
  child: ChildProcess
}

export interface Contenders {
  ours: Contender
  express: Contender
  fastify: Contender
  /** The files of ours, and what else it keeps. */
  folder: string
  databaseUrl: string
  close(): Promise<void>
}

/** Ours, a plain Express site with the same rows of the same PostgreSQL, and Fastify saying hello. */
export async function openContenders(): Promise<Contenders> {
  await installPeers()
  const postgres = await startPostgres()
  const folder = emptyFolder()
  const app = await MeasuredApp.launch(folder, [], { DATABASE_URL: postgres.url, ROLE: 'web' })
  await app.untilAnswers((status) => status === 200)
  const cookie = await register(app.url)
  const userId = await layRows({ connectionString: postgres.url }, HER_ROWS + PEER_ROWS)
  const express = await openPeer('sessions.mjs', [`${postgres.url}?options=-csearch_path%3Dpeer`, folder])
  const fastify = await openPeer('hello.mjs', [])
  return {
    ours: { url: app.url, pid: app.process.pid ?? 0, cookie },
    express: { ...express, cookie: await cookieOf(`${express.url}/enter/${userId}`, {}) },
    fastify: { ...fastify, cookie: '' },
    ...{ folder, databaseUrl: postgres.url },
    close: async () => {
      for (const peer of [express, fastify]) await endPeer(peer)
      await app.close()
      await postgres.stop()
    },
  }
}

/** Ours on its embedded database, which is a part of the same process, with the same rows. */
export async function openEmbedded(): Promise<Contender & Pick<Contenders, 'close'>> {
  const folder = emptyFolder()
  const app = await MeasuredApp.launch(folder)
  await app.untilAnswers((status) => status === 200)
  const cookie = await register(app.url)
  await layRows(
    { host: socketFolder(join(folder, 'database')), user: 'postgres', database: 'postgres' },
    HER_ROWS,
  )
  return { url: app.url, pid: app.process.pid ?? 0, cookie, close: () => app.close() }
}

/** The peers have packages of their own, fetched when they are first measured. */
export async function installPeers(): Promise<void> {
  if (!existsSync(join(PEERS, 'node_modules/bcryptjs')))
    await runToEnd('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: PEERS, tells: true })
}

/** @returns whose they are */
async function layRows(where: pg.ClientConfig, rowsOfHers: string): Promise<string> {
  const client = new pg.Client(where)
  await client.connect()
  await client.query(rowsOfHers)
  const { rows } = await client.query<{ id: string }>('select id from users')
  await client.end()
  return rows[0]?.id ?? ''
}

const register = (url: string): Promise<string> =>
  cookieOf(url + api.register(), {
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Camille', email: 'mesure@exemple.fr', password: PASSWORD }),
  })

export async function cookieOf(url: string, request: RequestInit): Promise<string> {
  const answer = await fetch(url, { method: 'POST', ...request })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** A program of bench/peers, told its port and these words. */
export async function openPeer(program: string, args: string[]): Promise<Peer> {
  const port = await ownPort()
  const child = spawnWithUs(process.execPath, [join(PEERS, program), String(port), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const url = `http://localhost:${port}`
  await untilServed(url)
  return { url, pid: child.pid ?? 0, child }
}

async function untilServed(url: string): Promise<void> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < GIVE_UP_AFTER_MS) {
    const isServed = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isServed) return
    await pause(ASK_EVERY_MS)
  }
  throw new Error(`${url} did not answer`)
}

export const endPeer = ({ child }: Peer): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
