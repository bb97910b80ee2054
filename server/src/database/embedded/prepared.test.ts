import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../client.ts'
import { migrate } from '../migrate.ts'
import { layPrepared, seal } from './prepared.ts'

let root: string
let prepared: string
let folder: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'prepared-'))
  prepared = join(root, 'prepared')
  cpSync(inject('embeddedModel'), join(prepared, 'database'), { recursive: true })
})
beforeEach(() => {
  seal(prepared)
  folder = mkdtempSync(join(root, 'app-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('an app that starts for the first time', () => {
  it('finds its tables and its catalogue in the prepared database, and no migration is left to run', async () => {
    layPrepared(folder, prepared)
    const open = await openDatabase({ kind: 'embedded', folder })
    expect(await migrate(open.pool)).toEqual([])
    const { rows } = await open.pool.query('select count(*)::int as packages from packages')
    expect(rows).toEqual([{ packages: 6 }])
    await open.close()
  })

  it('where there is a database already leaves it as it is', () => {
    mkdirSync(join(folder, 'pglite'))
    writeFileSync(join(folder, 'pglite/hers'), '')
    layPrepared(folder, prepared)
    expect(readdirSync(join(folder, 'pglite'))).toEqual(['hers'])
  })

  it.each([
    {
      what: 'of another PGlite',
      made: () => writeFileSync(join(prepared, 'made-by.json'), '{"pglite":"0.0.1"}'),
    },
    { what: 'that was never finished', made: () => rmSync(join(prepared, 'made-by.json')) },
  ])('takes no prepared database $what', ({ made }) => {
    made()
    layPrepared(folder, prepared)
    expect(existsSync(join(folder, 'pglite'))).toBe(false)
  })

  it('leaves nothing behind of one that it could not lay', () => {
    symlinkSync(join(folder, 'nowhere'), join(folder, 'pglite'))
    expect(() => layPrepared(folder, prepared)).toThrow()
    expect(readdirSync(folder)).toEqual(['pglite'])
  })

  it('after one was killed while it copied begins again', () => {
    mkdirSync(join(folder, `pglite.${process.pid}.tmp`))
    writeFileSync(join(folder, `pglite.${process.pid}.tmp/half`), '')
    layPrepared(folder, prepared)
    expect(readdirSync(folder)).toEqual(['pglite'])
    expect(existsSync(join(folder, 'pglite/half'))).toBe(false)
  })
})
