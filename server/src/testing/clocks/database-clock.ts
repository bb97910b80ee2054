import { sql } from 'drizzle-orm'
import { type Database, type DatabasePlace, openDatabase } from '../../database/client.ts'
import { clockSeen } from '../../database/schema/clock.ts'

const PATH = 'clock, public, pg_catalog'

/** What asks for `now()` finds ours first; what was told which one it is when it was made is told anew. */
const CLOCK = `
create schema clock;
create table clock.shift (seconds float8 not null);
insert into clock.shift values (0);
create function clock.now() returns timestamptz stable language sql
  as $$ select pg_catalog.now() + make_interval(secs => seconds) from clock.shift $$;
do $$
declare each record;
begin
  perform set_config('search_path', '${PATH}', true);
  for each in select attrelid::regclass as relation, attname, pg_get_expr(adbin, adrelid) as value
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where pg_get_expr(adbin, adrelid) like '%now()%' loop
    execute format('alter table %s alter column %I set default %s', each.relation, each.attname,
      replace(each.value, 'pg_catalog.now()', 'now()'));
  end loop;
  if to_regproc('jobs.job_now') is not null then
    create or replace function jobs.job_now() returns timestamptz stable language sql
      as 'select clock.now()';
  end if;
end $$;`

/**
 * Puts a clock that can be set under a database nobody has opened yet: it is what `now()` means there, in our queries,
 * in the defaults of columns and in the job queue.
 * @param timeZone what its operator has set for it, such as `Asia/Tokyo`
 */
export async function layClock(place: DatabasePlace, timeZone: string): Promise<void> {
  const { pool, close } = await openDatabase(place)
  await pool.query(CLOCK)
  const { rows } = await pool.query<{ name: string }>('select quote_ident(current_database()) as name')
  await pool.query(`alter database ${rows[0]?.name} set timezone = '${timeZone}'`)
  await pool.query(`alter database ${rows[0]?.name} set search_path = ${PATH}`)
  await close()
}

/** The embedded database is told of them by whoever starts it, and knows no others: its one session is told again. */
export async function heedClock(database: Database, timeZone: string): Promise<void> {
  await database.execute(sql.raw(`set timezone = '${timeZone}'`))
  await database.execute(sql.raw(`set search_path = ${PATH}`))
}

/** From now on it is this moment there, nobody has ever seen another, and time goes on. */
export async function setDatabaseClock(database: Database, at: Date): Promise<void> {
  await database.execute(
    sql`update clock.shift set seconds = ${at.getTime() / 1000}::float8 - extract(epoch from pg_catalog.now())`,
  )
  await database.update(clockSeen).set({ at: sql`now()` })
}

/** As somebody does who sets the clock on, or back. */
export async function moveDatabaseClock(database: Database, byMs: number): Promise<void> {
  await database.execute(sql`update clock.shift set seconds = seconds + ${byMs / 1000}::float8`)
}
