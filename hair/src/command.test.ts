import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { blank, drawnPhoto, outFile, readPixels } from '../test/drawings.ts'

const COMMAND = path.join(import.meta.dirname, 'command.ts')

/** Runs the command as a person would. */
const run = (...args: string[]): Promise<{ code: number; line: Record<string, unknown>; lines: number }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], (error, stdout) => {
      const lines = stdout.trim().split('\n')
      resolve({ code: error ? Number(error.code) : 0, line: JSON.parse(lines[0]), lines: lines.length })
    })
  })

describe('a photo that will do', async () => {
  const [out, before] = [outFile(), outFile()]
  const { code, line, lines } = await run(
    await drawnPhoto('lob'),
    '--tone',
    '5.6',
    '--before',
    before,
    '--out',
    out,
  )

  it('becomes a picture, with the photo in the same framing', async () => {
    expect(code).toBe(0)
    const [after, photo] = [await readPixels(out), await readPixels(before)]
    expect([after.w, after.h]).toEqual([photo.w, photo.h])
  })
  it('is told of in one line: what was done, and how far it is trusted', () => {
    expect(lines).toBe(1)
    expect(line).toMatchObject({ made: true, done: 'coloured all over', file: out, tone: '5.6' })
    expect(line.confidence).toBeGreaterThan(0.8)
  })
  it('is measured', () => {
    expect(line.measures).toEqual({
      psnrOutside: expect.any(Number),
      ssimOutside: expect.any(Number),
      toneError: expect.any(Number),
      lengths: [expect.any(Number), expect.any(Number), expect.any(Number)],
      strandDetail: expect.any(Number),
      landmarkDrift: expect.any(Number),
      matteStability: { crop: expect.any(Number), mirror: expect.any(Number), jpeg: expect.any(Number) },
    })
  })
  it('is timed stage by stage, and weighed', () => {
    const seconds = line.seconds as Record<string, number>
    expect(Object.keys(seconds)).toEqual(
      expect.arrayContaining(['decode', 'face', 'mask', 'matte', 'colour', 'total']),
    )
    expect(line.megabytes).toBeGreaterThan(50)
  })
})

describe('without a picture it exits 1 and says why', () => {
  it('no face', async () => {
    const out = outFile()
    const { code, line } = await run(await blank(1200, 1200), '--out', out)
    expect(code).toBe(1)
    expect(line).toMatchObject({ made: false, reason: 'no_face', why: expect.stringContaining('No face') })
    expect(existsSync(out)).toBe(false)
  })
  it('no photo', async () => {
    const { code, line } = await run('/nowhere.jpg', '--out', outFile())
    expect(code).toBe(1)
    expect(line).toMatchObject({ reason: 'file_missing', why: expect.stringContaining('/nowhere.jpg') })
  })
  it('no tone', async () => {
    const { code, line } = await run('/nowhere.jpg', '--tone', 'bleu', '--out', outFile())
    expect(code).toBe(1)
    expect(line).toMatchObject({ reason: 'wrong_arguments', why: expect.stringContaining('got "bleu"') })
  })
})
