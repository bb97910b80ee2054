import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { migrationFiles } from './migrate.ts'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
/** The last one that was written before several processes had to work through a deploy. */
const BEFORE_THE_RULE = '0027'

/**
 * What the version before does not survive, which still runs while this one starts. Taken away is what no version in use
 * reads any more, by a migration that says so: `-- contract: nobody reads it since 0041`.
 */
const BREAKS_THE_ONE_BEFORE: Record<string, RegExp> = {
  'takes a table or a column away': /\bdrop\s+(table|column|schema|view)\b/i,
  'gives a table or a column another name': /\brename\b/i,
  'gives a column another type': /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  'asks for a value that the version before does not write': /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i,
  'adds a column that must be given': /\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
}
const CONTRACTED = /^--\s*contract:\s*\S.*\bsince 0\d{3}\b/im

function faultsOf(sql: string): string[] {
  if (CONTRACTED.test(sql)) return []
  const statements = sql.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''")
  return Object.entries(BREAKS_THE_ONE_BEFORE).flatMap(([what, words]) =>
    words.test(statements) ? [what] : [],
  )
}

it('a migration adds, and breaks nothing for the version that still runs beside it', () => {
  const bound = migrationFiles().filter((name) => name.slice(0, 4) > BEFORE_THE_RULE)
  const faults = bound.flatMap((name) =>
    faultsOf(readFileSync(join(FOLDER, name), 'utf8')).map((fault) => `${name} ${fault}`),
  )
  expect(faults).toEqual([])
})

describe('it is known by its words:', () => {
  it.each([
    'drop table photos;',
    'alter table photos drop column width;',
    'ALTER TABLE photos\n  DROP COLUMN width;',
    'alter table photos rename column width to wide;',
    'alter table photos rename to pictures;',
    'alter table photos alter column width type text;',
    'alter table photos alter column width set data type text;',
    'alter table photos alter column width set not null;',
    'alter table photos add column deep int not null;',
  ])('%s is refused', (sql) => expect(faultsOf(sql)).toHaveLength(1))

  it.each([
    'create table prints (id uuid primary key);',
    'alter table photos add column deep int;',
    'alter table photos add column deep int not null default 0;',
    'alter table photos add column deep int default 0 not null, add column high int;',
    'alter table photos drop constraint photos_check;',
    'drop index photos_of;',
    "insert into words values ('drop table photos');",
    '-- nobody may rename this\nselect 1;',
    '-- contract: nobody reads it since 0041\nalter table photos drop column width;',
  ])('%s is fine', (sql) => expect(faultsOf(sql)).toEqual([]))
})
