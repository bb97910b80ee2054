import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const QUESTIONS = 3000
/** Making the parser faster took it to 800 MB, within the first few hundred. */
const MOST_MB = 450

/** Each is another text: all of them are parsed. What the system tells as the most would begin with that of its parent. */
const ASKING = `
import pg from 'pg'
import { openEmbedded } from './server/src/database/embedded/embedded.ts'
const database = await openEmbedded(process.argv[1], { onBroken() {}, onOpenAgain() {} })
const client = new pg.Client({ host: database.host, user: 'postgres', database: 'postgres' })
await client.connect()
let most = 0
for (let n = 0; n < ${QUESTIONS}; n += 1) {
  await client.query('select relname, ' + n + ' as n from pg_class where relname = $1 and relkind in (\\'r\\', \\'i\\')', ['pg_class'])
  most = Math.max(most, process.memoryUsage.rss())
}
await client.end()
await database.close()
console.log(most / 2 ** 20)
`

test('the embedded database parses thousands of questions in little memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  cpSync(inject('embeddedModel'), folder, { recursive: true })
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', ASKING, folder])
  rmSync(folder, { recursive: true })
  expect(Number(stdout)).toBeGreaterThan(0)
  expect(Number(stdout)).toBeLessThan(MOST_MB)
})
