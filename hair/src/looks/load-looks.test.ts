import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { rasterised } from '../../test/drawings.ts'
import { loadLooks, type RefusedLook } from './load-looks.ts'

const about = { baseStyle: 'carre_frange', licence: 'CC0-1.0', source: 'drawn by us', tone: '1.0' }

async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'looks-'))
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  return folder
}
async function refusals(files: Record<string, string | Buffer>): Promise<string[]> {
  const refused: RefusedLook[] = []
  await loadLooks(await folderWith(files), (look) => refused.push(look))
  return refused.map(({ why }) => why)
}

describe('looks are a folder of pictures, each with a small JSON', () => {
  it('reads a look', async () => {
    const folder = await folderWith({
      'bob.json': JSON.stringify(about),
      'bob.jpg': await rasterised('carre'),
    })
    expect(await loadLooks(folder)).toEqual([
      { ...about, id: 'bob', picture: path.join(folder, 'bob.jpg'), head: null },
    ])
  })
  it('refuses a look without a licence, in words', async () => {
    const { licence: _, ...rest } = about
    const picture = await rasterised('carre', { width: 300 })
    expect(await refusals({ 'bob.json': JSON.stringify(rest), 'bob.jpg': picture })).toEqual([
      'Expected a text for "licence".',
    ])
  })
  it('refuses a style that is not in the catalogue', async () => {
    expect((await refusals({ 'a.json': JSON.stringify({ ...about, baseStyle: 'mulet' }) }))[0]).toMatch(
      /catalogue/,
    )
  })
  it('reads how the head is held and built, where it was measured', async () => {
    const [pose, face] = [
      { yaw: 0.1, pitch: 0, roll: -0.02 },
      { width: 0.85, turn: -0.04 },
    ]
    const folder = await folderWith({
      'bob.json': JSON.stringify({ ...about, pose, face }),
      'bob.jpg': await rasterised('carre', { width: 300 }),
    })
    expect((await loadLooks(folder))[0].head).toEqual({ pose, width: 0.85, turn: -0.04 })
  })
  it('refuses half a measurement, and says what is missing', async () => {
    const half = { ...about, pose: { yaw: 0.1, pitch: 0 } }
    expect((await refusals({ 'a.json': JSON.stringify(half) }))[0]).toBe(
      'Expected a number for "pose.roll", got undefined.',
    )
  })
  it('refuses a colour that is no tone', async () => {
    expect((await refusals({ 'a.json': JSON.stringify({ ...about, tone: 'roux' }) }))[0]).toMatch(/7\.44/)
  })
  it('refuses a look without its picture', async () => {
    expect((await refusals({ 'a.json': JSON.stringify(about) }))[0]).toMatch(/Expected a picture named a/)
  })
  it('refuses a picture that is none', async () => {
    expect((await refusals({ 'a.json': JSON.stringify(about), 'a.jpg': 'hello' }))[0]).toMatch(
      /Expected a JPEG/,
    )
  })
  it('says when there is no folder', async () => {
    await expect(loadLooks('/nowhere')).rejects.toMatchObject({ code: 'looks_folder_missing' })
  })
})
