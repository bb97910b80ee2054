import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PhotoJudgement } from '@app/hair/contract.ts'
import { expect, onTestFinished, test } from 'vitest'
import { KnownJudgements } from './known-judgements.ts'
import { PixelError } from './pixels.ts'

const judgement: PhotoJudgement = { fault: null, confidence: 1, techniques: [], grown: [], head: null }

async function filesOf(...contents: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'judged-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = contents.map((_, k) => join(folder, `${k}.jpg`))
  for (const [k, file] of files.entries()) await writeFile(file, contents[k] ?? '')
  return files
}

test('a photo is judged once, also when it is sent again and when two ask at once', async () => {
  const files = await filesOf('she', 'she again', 'she')
  const asked: string[] = []
  const known = new KnownJudgements({
    judgePhoto: async (file) => {
      asked.push(file)
      return judgement
    },
  })
  await Promise.all([...files, ...files].map((file) => known.of(file)))
  expect(asked).toHaveLength(2)
  expect(await known.find(files[2] ?? '')).toBe(judgement)
})
test('what could not be judged is tried again', async () => {
  const [file = ''] = await filesOf('she')
  let tries = 0
  const known = new KnownJudgements({
    judgePhoto: async () => {
      tries += 1
      if (tries === 1) throw new PixelError('thread_lost', 'gone')
      return judgement
    },
  })
  await expect(known.of(file)).rejects.toMatchObject({ code: 'thread_lost' })
  expect(await known.of(file)).toBe(judgement)
})
