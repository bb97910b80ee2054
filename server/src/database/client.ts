import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { DatabaseWatch } from './embedded/database-thread.ts'
import { openEmbedded, socketFolder } from './embedded/embedded.ts'

export type Database = NodePgDatabase
/** Inside `database.transaction(…)`; everything a query function needs, so it may run in either. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export type DatabasePlace = { kind: 'postgres'; url: string } | { kind: 'embedded'; folder: string }

export interface OpenDatabase {
  database: Database
  pool: pg.Pool
  engine: 'embedded' | 'postgres'
  close(): Promise<void>
}

/**
 * The embedded database has one connection, and callers wait for their turn behind it. So code inside a
 * transaction must ask through the transaction, never through the pool: it would wait for itself.
 */
const EMBEDDED_CONNECTIONS = 4
const POSTGRES_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5000

/** Those of which all connections are one session, where a statement's name is taken for everybody. */
const sharing = new WeakSet<Database>()

/** The name under which each connection keeps a statement prepared; none where they cannot. */
export const statementName = (database: Database, name: string): string => (sharing.has(database) ? '' : name)

/** For whoever opens a database for a moment. */
const UNWATCHED: DatabaseWatch = { onBroken: () => undefined, onOpenAgain: () => undefined }

/** @param watch of an embedded one: of another its server takes care */
export async function openDatabase(where: DatabasePlace, watch = UNWATCHED): Promise<OpenDatabase> {
  if (where.kind === 'postgres') {
    return overPool(
      new pg.Pool({
        connectionString: where.url,
        max: POSTGRES_CONNECTIONS,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
      }),
      'postgres',
      async () => undefined,
    )
  }
  const embedded = await openEmbedded(where.folder, watch)
  return overPool(embeddedPool(embedded.host), 'embedded', embedded.close)
}

/** For operator commands: the database of the running app when there is one, else the folder itself. */
export async function joinDatabase(where: DatabasePlace): Promise<OpenDatabase> {
  if (where.kind === 'embedded' && existsSync(join(where.folder, 'in-use.pid'))) {
    const pool = embeddedPool(socketFolder(where.folder))
    const answers = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (answers) return overPool(pool, 'embedded', async () => undefined)
    await pool.end()
  }
  return openDatabase(where)
}

function embeddedPool(host: string): pg.Pool {
  return new pg.Pool({ host, user: 'postgres', database: 'postgres', max: EMBEDDED_CONNECTIONS })
}

function overPool(
  pool: pg.Pool,
  engine: OpenDatabase['engine'],
  closeEngine: () => Promise<void>,
): OpenDatabase {
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // Nor may one that breaks between two queries of a transaction: the pool listens to idle ones only.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = drizzle(pool)
  if (engine === 'embedded') sharing.add(database)
  return {
    database,
    pool,
    engine,
    close: async () => {
      await pool.end()
      await closeEngine()
    },
  }
}
