/**
 * `node seed-grown.ts DATABASE_URL [PEOPLE]`: fills an empty database with a house that has grown, a hundred thousand
 * people unless told otherwise. Person n is signed in with the token `growth-n`; the second one is an operator.
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

const PEOPLE = 100_000
const GROWN = readFileSync(new URL('grown.sql', import.meta.url), 'utf8')

/** The token of a sign-in of hers. */
export const grownToken = (person: number): string => `growth-${person}`

/** @param people three times as many transformations and thirty times as many images come with them */
export async function seedGrown(databaseUrl: string, people = PEOPLE): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("select set_config('growth.people', $1, false)", [String(people)])
    // One by one: what is sent together is one transaction, and `vacuum` refuses to be in one.
    for (const statement of statementsOf(GROWN)) await client.query(statement)
  } finally {
    await client.end()
  }
}

const statementsOf = (sql: string): string[] =>
  sql
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter(Boolean)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [url = '', people] = process.argv.slice(2)
  await seedGrown(url, people ? Number(people) : undefined)
}
