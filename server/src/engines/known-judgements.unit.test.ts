import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type JudgementStore, type KeptJudgement, KnownJudgements, NOTHING_KEPT } from './known-judgements.ts'
import { RenderError, type Renderer } from './renderer.ts'

/** What a renderer may say of a photo: the styles it was asked about, and found. */
interface Found {
  found: readonly string[]
}
const [STYLE, OTHER] = ['pixie', 'carre_frange']
const judgedApart = [STYLE, OTHER]
type Judge = Renderer<Found, unknown>['judge']
const isJudgement = (kept: unknown): kept is Found =>
  typeof kept === 'object' && kept !== null && 'found' in kept

async function photosOf(...contents: string[]): Promise<{ id: string; file: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'judged-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const photos = contents.map((_, k) => ({ id: `photo-${k}`, file: join(folder, `${k}.jpg`) }))
  for (const [k, { file }] of photos.entries()) await writeFile(file, contents[k] ?? '')
  return photos
}

/** What one engine after another is asked, on one store, as after restarts. */
function restarts() {
  const asked: string[] = []
  const rows = new Map<string, KeptJudgement>()
  const store: JudgementStore = {
    find: async (id) => rows.get(id) ?? null,
    keep: async (id, kept) => void rows.set(id, kept),
  }
  const judge: Judge = async ({ file }, styles = []) => {
    asked.push(file)
    return { found: styles }
  }
  const start = (revision = 'one') =>
    new KnownJudgements({ judge, judgedApart, isJudgement, revision }, store)
  return { asked, rows, start }
}

test('a photo is judged once, also when it is sent again and when two ask at once', async () => {
  const photos = await photosOf('she', 'she again', 'she')
  const { asked, start } = restarts()
  const known = start()
  await Promise.all([...photos, ...photos].map((photo) => known.of(photo)))
  expect(asked).toHaveLength(2)
})

test('a judgement outlives a restart, but not the code that made it', async () => {
  const [photo = { id: '', file: '' }] = await photosOf('she')
  const { asked, start } = restarts()
  await start().of(photo)
  expect(await start().of(photo)).toEqual({ found: judgedApart })
  expect(asked).toHaveLength(1)
  await start('two').of(photo)
  expect(asked).toHaveLength(2)
})

test('what is kept of a photo and is no judgement of this engine is not taken for one', async () => {
  const [photo = { id: '', file: '' }] = await photosOf('she')
  const { rows, start } = restarts()
  rows.set(photo.id, { revision: 'one', styles: judgedApart, judgement: { matte: 1 } })
  expect(await start().of(photo)).toEqual({ found: judgedApart })
})

test('what was asked about one style says nothing of another, before and after a restart', async () => {
  const [photo = { id: '', file: '' }] = await photosOf('she')
  const { asked, start } = restarts()
  const known = start()
  await known.of(photo, [STYLE])
  await known.of(photo, [])
  expect(asked).toHaveLength(1)
  expect(await known.of(photo, [OTHER])).toMatchObject({ found: [OTHER] })
  expect(await start().of(photo, [STYLE])).toMatchObject({ found: [STYLE] })
  expect(asked).toHaveLength(3)
})

test('what could not be judged is tried again', async () => {
  const [photo = { id: '', file: '' }] = await photosOf('she')
  let tries = 0
  const judge: Judge = async () => {
    tries += 1
    if (tries === 1) throw new RenderError('gone')
    return { found: [] }
  }
  const known = new KnownJudgements({ judge, judgedApart, isJudgement, revision: 'one' }, NOTHING_KEPT)
  await expect(known.of(photo)).rejects.toBeInstanceOf(RenderError)
  expect(await known.of(photo)).toEqual({ found: [] })
})
