import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { blank, drawnPair, drawnPhoto, outFile } from '../../test/drawings.ts'
import { againstWindow } from '../../test/light.ts'
import { checkPhoto } from './check-photo.ts'

describe('a photo is judged once, at upload', () => {
  it('finds nothing wrong with a drawn portrait', async () => {
    const report = await checkPhoto(await drawnPhoto('avant'))
    expect(report.verdicts).toEqual([])
    expect(report).toMatchObject({ width: 1200, height: 1400, faces: 1 })
    expect(report.score).toBeGreaterThan(0.9)
  })
  it('accepts a portrait 600 pixels wide', async () => {
    expect((await checkPhoto(await drawnPhoto('carre', { width: 600 }))).verdicts).not.toContain('too_small')
  })
  it('says too_small one pixel below', async () => {
    expect((await checkPhoto(await drawnPhoto('carre', { width: 599 }))).verdicts).toContain('too_small')
  })
  it('says no_face where there is none', async () => {
    expect(await checkPhoto(await blank(1200, 900))).toMatchObject({
      verdicts: ['no_face'],
      score: 0,
      pose: null,
    })
  })
  it('says no_face for a portrait on its side', async () => {
    expect((await checkPhoto(await drawnPhoto('lob', { turn: 90 }))).verdicts).toEqual(['no_face'])
  })
  it('says many_faces for two people', async () => {
    expect((await checkPhoto(await drawnPair())).verdicts).toContain('many_faces')
  })
  it('says blurry for a smeared portrait', async () => {
    expect((await checkPhoto(await drawnPhoto('lob', { blur: 12 }))).verdicts).toContain('blurry')
  })
  it('says low_light when even the brightest tones are dark', async () => {
    expect((await checkPhoto(await drawnPhoto('lob', { brightness: 0.25 }))).verdicts).toEqual(['low_light'])
  })
  it('says backlit for a portrait before a window, exposed for the window', async () => {
    const verdicts = async (stops: number) => (await checkPhoto(await againstWindow('lob', stops))).verdicts
    expect(await verdicts(0)).toEqual([])
    expect(await verdicts(1)).toEqual([])
    expect(await verdicts(2.5)).toEqual(['backlit'])
  })
  it('survives a trip through JSON', async () => {
    const report = await checkPhoto(await drawnPhoto('lob', { turn: 5 }))
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  })
})

describe('a file that is no photo is refused with a code', () => {
  it('file_missing when there is no file', async () => {
    await expect(checkPhoto('/nowhere/photo.jpg')).rejects.toMatchObject({ code: 'file_missing' })
  })
  it('format_not_supported for a drawing program that calls itself a PNG', async () => {
    const file = outFile('png')
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
    await expect(checkPhoto(file)).rejects.toMatchObject({ code: 'format_not_supported' })
  })
  it('file_unreadable for a JPEG cut short', async () => {
    const file = outFile()
    await writeFile(file, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]))
    await expect(checkPhoto(file)).rejects.toMatchObject({ code: 'file_unreadable' })
  })
})
