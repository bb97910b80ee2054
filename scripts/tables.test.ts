import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const SERVER = `${import.meta.dirname}/../server/src/`

/** The tables of a noun lie in database/schema/<noun>.ts. The outbox is the mailer's; these keep it in order. */
const WRITERS: Record<string, string[]> = { mails: ['plugins', 'accounts', 'operator'] }

/** Where a query reads tables of another noun, in a join or under a lock that two queries could not replace. */
const FOREIGN_READS: Record<string, string[]> = {
  'backup/after-restore.ts': ['photos', 'transformations'],
  'catalogue/entitlement.ts': ['transformations'],
  'credits/take-back.ts': ['transformations'],
  'operator/at-terminal.ts': ['accounts'],
  'operator/desk/claim-rows.ts': ['claims'],
  'operator/desk/course-rows.ts': ['courses'],
  'operator/desk/do-act.ts': ['accounts'],
  'operator/desk/job-rows.ts': ['alerts'],
  'operator/desk/look-rows.ts': ['accounts', 'looks'],
  // The desk looks across all nouns.
  'operator/desk/rows.ts': [
    ...['accounts', 'alerts', 'catalogue', 'credits', 'payment', 'pro-requests', 'receipts', 'remote-jobs'],
    ...['reviews', 'support', 'transformations', 'withdrawals'],
  ],
  'operator/figures/daily.ts': ['payment', 'transformations'],
  'operator/dossier/complaints.ts': ['payment', 'support', 'transformations', 'withdrawals'],
  'operator/dossier/contract.ts': ['accounts', 'payment', 'receipts'],
  'operator/dossier/downloads.ts': ['transformations'],
  'operator/dossier/making.ts': ['transformations'],
  'operator/dossier/money.ts': ['payment', 'receipts'],
  'operator/dossier/read-dossier.ts': ['payment'],
  'operator/engine-commands.ts': ['transformations'],
  'operator/find-order.ts': ['accounts', 'payment', 'receipts', 'transformations'],
  'operator/metrics/gauges.ts': ['alerts', 'payment', 'transformations'],
  'operator/viewings/viewings.ts': ['transformations'],
  'operator/money-commands.ts': ['accounts', 'payment'],
  'operator/people/give-back-to-blocked.ts': ['accounts', 'transformations'],
  'operator/refund-commands.ts': ['accounts', 'payment', 'receipts'],
  'payment/purchases.ts': ['catalogue'],
  'pro-requests/decide.ts': ['accounts'],
  'receipts/content.ts': ['accounts', 'catalogue', 'payment'],
  'receipts/queries.ts': ['payment'],
  'receipts/refund-mail.ts': ['accounts', 'payment'],
  'remote-jobs/endings.ts': ['preview', 'transformations'],
  'remote-jobs/reports.ts': ['transformations'],
  'reviews/decide.ts': ['accounts'],
  'reviews/queries.ts': ['transformations'],
  'reviews/told.ts': ['accounts'],
  'shares/belongings.ts': ['transformations'],
  'shares/queries.ts': ['transformations'],
  'support/ask.ts': ['transformations'],
  'transformations/queries.ts': ['payment', 'photos'],
  'transformations/extensions/redos.ts': ['payment'],
  'transformations/forgetting/retention.ts': ['drafts', 'photos'],
  'transformations/notify-person.ts': ['accounts'],
  'withdrawals/contract-facts.ts': ['transformations'],
  'withdrawals/find-contract.ts': ['accounts', 'payment', 'receipts'],
  'withdrawals/her-declarations.ts': ['payment'],
  'withdrawals/renounceables.ts': ['payment', 'receipts'],
}

interface Imported {
  file: string
  noun: string
  schema: string
  tables: string[]
  source: string
}

const IMPORT = /import (?:type )?\{([^}]*)\} from '(?:\.\.\/)+database\/schema\/([a-z-]+)\.ts'/g

const imported: Imported[] = globSync('**/*.ts', { cwd: SERVER })
  .filter((file) => file.includes('/') && !/\.test\.ts$|^testing\/|^database\//.test(file))
  .sort()
  .flatMap((file) => {
    const source = readFileSync(SERVER + file, 'utf8')
    return [...source.matchAll(IMPORT)].map(([, names = '', schema = '']) => ({
      ...{ file, noun: file.split('/')[0] ?? '', schema, source },
      tables: names.split(',').map((name) => name.trim()),
    }))
  })

/** `sql` names a table in words: no import tells of it. */
const NAMED = /\b(?:from|join|update|into)\s+([a-z_]+)\b/g

const schemaOf = new Map(
  globSync('database/schema/*.ts', { cwd: SERVER }).flatMap((file) =>
    [...readFileSync(SERVER + file, 'utf8').matchAll(/pgTable\('([a-z_]+)'/g)].map(
      ([, table = '']) => [table, basename(file, '.ts')] as const,
    ),
  ),
)

const named: Pick<Imported, 'file' | 'noun' | 'schema'>[] = globSync('**/*.ts', { cwd: SERVER })
  .filter((file) => file.includes('/') && !/\.test\.ts$|^testing\/|^database\//.test(file))
  .flatMap((file) => {
    const templates = [...readFileSync(SERVER + file, 'utf8').matchAll(/\bsql(?:<[^>]*>)?`([^`]*)`/g)]
    const schemas = templates.flatMap(([, words = '']) =>
      [...words.matchAll(NAMED)].flatMap(([, table = '']) => schemaOf.get(table) ?? []),
    )
    return [...new Set(schemas)].map((schema) => ({ file, noun: file.split('/')[0] ?? '', schema }))
  })

const mayWrite = ({ noun, schema }: Pick<Imported, 'noun' | 'schema'>): boolean =>
  (WRITERS[schema] ?? [schema]).includes(noun)

describe('the tables of a noun', () => {
  it('are read by its own queries, or where it is declared', () => {
    const read: Record<string, string[]> = {}
    for (const { file, noun, schema } of [...imported, ...named])
      if (!mayWrite({ noun, schema })) read[file] = [...new Set([...(read[file] ?? []), schema])].sort()
    expect(read).toEqual(FOREIGN_READS)
  })

  it('are written by nobody else', () => {
    const written = imported
      .filter((one) => !mayWrite(one))
      .flatMap(({ file, tables, source }) =>
        tables
          .filter((table) => new RegExp(`\\.(?:insert|update|delete)\\(${table}\\)`).test(source))
          .map((table) => `${file} writes ${table}`),
      )
    expect(written).toEqual([])
  })
})
