import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Text that becomes a part of a query itself: `sql.raw(`, or a template that is handed over as the query. */
const PUT_TOGETHER = /sql\.raw\(|\.(?:query|unsafe|exec)\(\s*`[^`]*\$\{/g

/** Names of our own tables, and one constant: nothing of it was ever typed by somebody. */
const OURS: Record<string, number> = {
  'server/src/backup/restore-backup.ts': 3,
  'server/src/backup/tables.ts': 1,
  'server/src/database/embedded/careful-database.ts': 1,
  'server/src/transformations/queries.ts': 1,
}

it('what somebody typed reaches the database as a parameter: no query is put together from words (I2)', () => {
  const code = sourceFiles((path) => /^server\/src\/(?!testing\/).*(?<!\.test)\.ts$/.test(path))
  expect(code.length).toBeGreaterThan(300)
  const found = code
    .map(({ path, text }) => [path, text.match(PUT_TOGETHER)?.length ?? 0] as const)
    .filter(([, count]) => count > 0)
  expect(Object.fromEntries(found)).toEqual(OURS)
})
