import { randomInt } from 'node:crypto'
import { uploadAnswer } from '@app/domain/photos/photos-api.ts'
import { api } from '@app/domain/routes.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NIGHT_MS, runs } from '../testing/engines/runs.ts'
import { filesKept } from '../testing/files-kept.ts'
import { openDraftOf } from '../testing/full-draft.ts'
import { type SeedFile, seedFiles } from '../testing/fuzz/file-seeds.ts'
import { memoryNow } from '../testing/fuzz/memory.ts'
import { HIDDEN, mutatedFiles } from '../testing/fuzz/mutations.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

/** SEED=… sends the same again; the wide run sends something new. */
const isWide = process.env.WIDE === '1'
const SEED = Number(process.env.SEED ?? (isWide ? randomInt(2 ** 31) : 20_261_124))
const FILES = process.env.TEST_DATABASE === 'postgres' ? runs(200, 10_000) : runs(50, 500)
const IN_ONE_UPLOAD = 5
/** Every so many are also tried on as a stranger does: reading one that is well takes seconds. */
const TRIED_ON_EVERY = 100
/** Fifty million pixels may be promised and decoded, twice at once; nothing stays of them. */
const MOST_RESIDENT_MB = 700

let home: TestApp
let her: Someone
let draftId: string
beforeAll(async () => {
  home = await openTestApp({ names: { RATE_LIMIT_FACTOR: '1000000' } })
  her = await someone(home)
  draftId = (await openDraftOf(her)).id
})
afterAll(() => home.close())

/** What went wrong with these, in words. */
async function send(files: SeedFile[]): Promise<{ wrong: string[]; kept: number }> {
  const names = () => files.map(({ name, bytes }) => `${name} (${bytes.length} bytes)`).join(', ')
  const answer = await her.visitor.upload(draftId, files)
  if (answer.statusCode >= 500) return { wrong: [`${answer.statusCode} to ${names()}`], kept: 0 }
  if (answer.statusCode !== 200) return { wrong: [], kept: 0 }
  const { images, refused } = uploadAnswer.parse(answer.json())
  const wrong = images.length + refused.length === files.length ? [] : [`not all told of: ${names()}`]
  for (const imageUrl of new Set(images.map(({ url }) => url))) {
    const { rawPayload } = await her.visitor.get(imageUrl)
    if (rawPayload.subarray(0, 2).toString('hex') !== 'ffd8' || rawPayload.includes(HIDDEN))
      wrong.push(`kept as it came: ${names()}`)
    await her.visitor.delete(api.upload(), { sessionId: draftId, imageUrl })
  }
  return { wrong, kept: images.length }
}

async function tryOn({ name, type, bytes }: SeedFile): Promise<string[]> {
  const headers = { 'content-type': type.replace('application', 'image') }
  const answer = await her.visitor.ask('POST', api.previews(), bytes, headers)
  const isToldToWait = answer.statusCode === 503 && answer.json().code === 'preview_busy'
  return answer.statusCode < 500 || isToldToWait ? [] : [`${answer.statusCode} to ${name}, tried on`]
}

describe(`${FILES} mutated files (SEED=${SEED})`, () => {
  it(
    'whatever a file is, it is taken or refused: nothing fails, nothing hidden is kept, nothing is left behind, and memory stays (I1)',
    async () => {
      const seeds = await seedFiles()
      const files = fc.sample(mutatedFiles(seeds), { numRuns: FILES, seed: SEED })
      // What reads pictures is loaded once, and stays.
      for (const seed of seeds.slice(0, 1)) await tryOn(seed)
      const [begun, before, keptBefore] = [performance.now(), memoryNow(), filesKept(home)]
      const wrong: string[] = []
      let [kept, most] = [0, 0]
      for (let at = 0; at < FILES; at += IN_ONE_UPLOAD) {
        const told = await send(files.slice(at, at + IN_ONE_UPLOAD))
        wrong.push(...told.wrong)
        kept += told.kept
        const [one] = at % TRIED_ON_EVERY === 0 ? files.slice(at) : []
        if (one) wrong.push(...(await tryOn(one)))
        most = Math.max(most, process.memoryUsage().rss / 1024 / 1024 - before.residentMb)
      }
      const after = memoryNow()
      console.log(
        `${FILES} files in ${Math.round((performance.now() - begun) / 1000)} s: ${kept} taken, ${wrong.length} faults, ` +
          `${(after.heldMb - before.heldMb).toFixed(0)} MB more held, ${(after.residentMb - before.residentMb).toFixed(0)} MB more resident ` +
          `(${most.toFixed(0)} at most), SEED=${SEED}`,
      )
      expect(wrong.slice(0, 20)).toEqual([])
      expect(filesKept(home)).toEqual(keptBefore)
      // Some are well after all, most are not.
      expect([kept > 0, kept < FILES]).toEqual([true, true])
      expect(most).toBeLessThan(MOST_RESIDENT_MB)
    },
    NIGHT_MS,
  )
})
