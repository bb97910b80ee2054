import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { tokenHash } from '../tokens.ts'
import { erasureList, listErasures, noteErasure } from './erasures.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const erase = (id: string) => home.context.database.transaction((tx) => noteErasure(tx, id))
const list = (folder: string) => listErasures(home.context.database, folder)
const listed = (folder: string) =>
  readFileSync(erasureList(folder), 'utf8').split('\n').filter(Boolean).sort()
const folder = () => mkdtempSync(join(tmpdir(), 'erasures-'))

it('is whole beside every worker, and beside one that comes later', async () => {
  const [one, other, late] = [folder(), folder(), folder()]
  await erase('her')
  await list(one)
  await list(other)
  await erase('another')
  await list(other)
  await list(one)
  await list(late)
  const all = ['her', 'another'].map(tokenHash).sort()
  expect([one, other, late].map(listed)).toEqual([all, all, all])
})

it('names nobody twice, and loses nobody behind a line that a crash has cut', async () => {
  const kept = folder()
  await erase('third')
  const whole = tokenHash('her')
  writeFileSync(erasureList(kept), `${whole}\n${tokenHash('another').slice(0, 20)}`)
  await list(kept)
  await list(kept)
  const said = listed(kept)
  for (const id of ['her', 'another', 'third'])
    expect(said.filter((line) => line === tokenHash(id))).toHaveLength(1)
})
