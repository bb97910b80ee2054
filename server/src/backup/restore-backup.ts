import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter } from 'age-encryption'
import type pg from 'pg'
import { extract } from 'tar'
import { migrate, migrationFiles } from '../database/migrate.ts'
import { ensureKey } from '../storage/storage.ts'
import { keptFile, MANIFEST, type Manifest, manifestSchema, tableFile } from './manifest.ts'
import { quoted, readTable, setSequences, tablesInOrder } from './tables.ts'
import { type BackedUp, sha256Of } from './write-backup.ts'

/** What cannot be restored, or not here; nothing was changed. */
export class RestoreError extends Error {
  override name = 'RestoreError'
}

/**
 * Puts a backup into an empty database and its files into the storage. All of it is looked through before anything is
 * written, and rows come in one transaction.
 *
 * @param identity the age secret key the backup was encrypted for
 * @throws RestoreError
 */
export async function restoreBackup(into: BackedUp, path: string, identity: string): Promise<Manifest> {
  await ensureUnused(into.pool)
  return into.scratch.withFolder(async (folder) => {
    await unpack(path, folder, identity)
    const manifest = await readManifest(folder)
    await ensureWhole(folder, manifest)
    await putAll(into, folder, manifest)
    return manifest
  })
}

/** @throws RestoreError */
export async function ensureUnused(pool: pg.Pool): Promise<void> {
  if (await isInUse(pool))
    throw new RestoreError('this database is not empty: a backup is restored into a new one')
}

/** Files first: where one cannot be kept, the database is as empty as it was, and it can be tried again. */
export async function putAll(
  { pool, storage }: Pick<BackedUp, 'pool' | 'storage'>,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  for (const { key } of manifest.files) await storage.put(ensureKey(key), join(folder, keptFile(key)))
  await putRows(pool, folder, manifest)
  // What the tables have learned since.
  await migrate(pool)
}

async function isInUse(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ used: boolean }>(
    `select exists (select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as used`,
  )
  return rows[0]?.used ?? true
}

/** Whole, and proven to be what was encrypted, before any of it is unpacked. */
async function unpack(path: string, folder: string, identity: string): Promise<void> {
  const packed = join(folder, 'backup.tar')
  try {
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity.trim())
    const sealed = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
    const plain = await decrypter.decrypt(sealed)
    await pipeline(Readable.fromWeb(plain as never), createWriteStream(packed, { mode: 0o600 }))
    await extract({ file: packed, cwd: folder, strict: true, filter: (_name, entry) => isPlain(entry) })
    await rm(packed)
  } catch (cause) {
    throw new RestoreError('this backup cannot be read: it is damaged, or the key is not its own', { cause })
  }
}

/** Neither links nor devices: a backup of ours has none. */
const isPlain = (entry: object): boolean =>
  'type' in entry && (entry.type === 'File' || entry.type === 'OldFile' || entry.type === 'Directory')

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '')
  const parsed = manifestSchema.safeParse(jsonIn(text))
  if (!parsed.success)
    throw new RestoreError('this backup does not say what it holds', { cause: parsed.error })
  const unknown = parsed.data.migrations.filter((name) => !migrationFiles().includes(name))
  if (unknown.length > 0)
    throw new RestoreError(`this backup is of a later version of the app: it knows ${unknown.join(', ')}`)
  return parsed.data
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function ensureWhole(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) await ensureSame(join(folder, tableFile(name)), sha256)
  for (const { key, sha256 } of files) await ensureSame(join(folder, keptFile(ensureKey(key))), sha256)
}

async function ensureSame(path: string, sha256: string): Promise<void> {
  const isThere = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
  if (!isThere || (await sha256Of(path)) !== sha256)
    throw new RestoreError('this backup is damaged: it does not hold what it says')
}

/** Into tables as they were when it was taken. */
async function putRows(
  pool: pg.Pool,
  folder: string,
  { migrations, tables, sequences }: Manifest,
): Promise<void> {
  await migrate(pool, migrations)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const order = await tablesInOrder(client)
    // Ledgers take no row back, and what rows set off has happened.
    for (const name of order) await client.query(`alter table ${quoted(name)} disable trigger user`)
    // What migrations put there is in the backup as it had become.
    await client.query(`truncate ${order.map(quoted).join(', ')}`)
    const kept = new Map(tables.map((table) => [table.name, table]))
    for (const name of order.filter((each) => kept.has(each))) {
      const put = await readTable(client, name, join(folder, tableFile(name)))
      if (put !== kept.get(name)?.rows)
        throw new RestoreError(`${name}: ${put} rows instead of ${kept.get(name)?.rows}`)
    }
    for (const name of order) await client.query(`alter table ${quoted(name)} enable trigger user`)
    await setSequences(client, sequences)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  } finally {
    client.release()
  }
}
