import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Encrypter } from 'age-encryption'
import type pg from 'pg'
import { create } from 'tar'
import { z } from 'zod'
import type { Scratch } from '../storage/scratch.ts'
import type { Storage } from '../storage/storage.ts'
import { keptFile, MANIFEST, type Manifest, tableFile } from './manifest.ts'
import { type KeptTable, readSequences, tablesInOrder, writeTable } from './tables.ts'

export interface BackedUp {
  pool: pg.Pool
  storage: Storage
  scratch: Scratch
}

/**
 * Writes one file that holds all there is, encrypted for `recipient` (an age public key: this machine cannot read it
 * again). Rows are of one moment; files, which never change under their key, are taken after it. The app runs on.
 *
 * @returns what it holds; a file its row names and that was deleted meanwhile is not among it
 */
export async function writeBackup(from: BackedUp, path: string, recipient: string): Promise<Manifest> {
  return from.scratch.withFolder(async (folder) => {
    const manifest = await layOut(from, folder)
    await encrypt(folder, path, recipient)
    return manifest
  })
}

/** All there is as files of a folder, with what says what they hold. */
export async function layOut(
  { pool, storage }: Pick<BackedUp, 'pool' | 'storage'>,
  folder: string,
): Promise<Manifest> {
  const { keys, ...rows } = await writeRows(pool, folder)
  const files = await takeFiles(storage, folder, keys)
  const manifest: Manifest = { format: 1, ...rows, files }
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest), { mode: 0o600 })
  return manifest
}

async function writeRows(pool: pg.Pool, folder: string) {
  for (const each of ['rows', 'files']) await mkdir(join(folder, each), { mode: 0o700 })
  const client = await pool.connect()
  try {
    await ensureThere(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ at: Date }>('select now() as at')
    const { rows: migrated } = await client.query<{ name: string }>(
      'select name from migrations order by name',
    )
    const keys = new Set<string>()
    const tables: KeptTable[] = []
    for (const name of await tablesInOrder(client))
      tables.push(await writeTable(client, { name, path: join(folder, tableFile(name)), keys }))
    const sequences = await readSequences(client)
    await client.query('commit')
    const takenAt = z.date().parse(rows[0]?.at).toISOString()
    return { takenAt, migrations: migrated.map(({ name }) => name), tables, sequences, keys }
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  } finally {
    client.release()
  }
}

async function ensureThere(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  )
  if (!rows[0]?.there) throw new Error('there is nothing to back up: this database has no tables')
}

async function takeFiles(
  storage: Storage,
  folder: string,
  keys: Iterable<string>,
): Promise<Manifest['files']> {
  const taken: Manifest['files'] = []
  await storage.lend(async (pathOf) => {
    for (const key of keys) {
      const into = join(folder, keptFile(key))
      await mkdir(dirname(into), { recursive: true, mode: 0o700 })
      if (!(await take(await pathOf(key), into))) continue
      taken.push({ key, bytes: (await stat(into)).size, sha256: await sha256Of(into) })
    }
  })
  return taken
}

/** As a second name of the same file where the disk allows; false where nothing lies there any more. */
async function take(from: string, into: string): Promise<boolean> {
  try {
    await link(from, into).catch((cause) => {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw cause
      return copyFile(from, into)
    })
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw cause
  }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Whole under its name, or not there. */
async function encrypt(folder: string, path: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const part = `${path}.part`
  try {
    const packed = create({ cwd: folder, portable: true }, [MANIFEST, 'rows', 'files'])
    const plain = Readable.toWeb(Readable.from(packed as AsyncIterable<Buffer>)) as ReadableStream<Uint8Array>
    const sealed = await encrypter.encrypt(plain)
    await pipeline(Readable.fromWeb(sealed as never), createWriteStream(part, { mode: 0o600 }))
    const file = await open(part)
    await file.sync().finally(() => file.close())
    await rename(part, path)
  } catch (cause) {
    await rm(part, { force: true })
    throw cause
  }
}
