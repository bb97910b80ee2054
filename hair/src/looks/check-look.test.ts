import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { blank, drawnPhoto, outFile } from '../../test/drawings.ts'
import { LOOK_LIMITS, type LookFaultCode } from '../cut/look/look-gate.ts'
import { checkLook } from './check-look.ts'
import { faultSentence } from './fault-sentence.ts'
import { loadLooks } from './load-looks.ts'

const command = (...args: string[]): Promise<{ code: number; out: string; errors: string }> =>
  new Promise((done) => {
    const program = path.join(import.meta.dirname, 'command.ts')
    execFile(process.execPath, [program, ...args], (error, out, errors) =>
      done({ code: error ? Number(error.code) : 0, out, errors }),
    )
  })

describe('a picture is judged before it becomes a look', () => {
  it('serves when hair and face are seen well', async () => {
    const report = await checkLook(await drawnPhoto('carre'))
    expect(report.faults).toEqual([])
    expect(Math.abs(report.head?.turn ?? 1)).toBeLessThanOrEqual(LOOK_LIMITS.turn)
  })
  it('does not serve without a face, and says so', async () => {
    expect(await checkLook(await blank(800, 800))).toMatchObject({
      serves: false,
      faults: [{ code: 'no_face', sentence: expect.stringMatching(/No face/) }],
    })
  })
  it('does not serve when the head leans, and says how much', async () => {
    const { faults } = await checkLook(await drawnPhoto('carre', { turn: 20 }))
    expect(faults.find(({ code }) => code === 'lean')?.sentence).toMatch(
      /upright\. \(lean 0\.\d\d, limit 0\.21\)/,
    )
  })
  it('has a sentence for every limit', () => {
    for (const code of Object.keys(LOOK_LIMITS) as LookFaultCode[])
      expect(faultSentence({ code, measured: 1, limit: 2 })).toMatch(/^[A-Z].*\. \(.*1\.00, limit 2\.00\)$/)
  })
})

describe('npm run looks -- check', () => {
  it('prints a line for each picture, writes the JSON of those that serve, and fails for the others', async () => {
    const good = await drawnPhoto('carre')
    const text = outFile('jpg')
    await writeFile(text, 'hello')
    const about = ['--style', 'carre_plongeant', '--licence', 'CC0-1.0', '--source', 'drawn by us']
    const { code, out } = await command('check', good, text, '--write', ...about)
    const lines = out.trim().split('\n')
    expect([code, lines.length]).toEqual([1, 2])
    expect(lines[0]).toMatch(/: serves \(tone about \d+\.\d+, turn -?0\.\d\d\), written$/)
    expect(lines[1]).toMatch(/: does not serve: format_not_supported: /)
    const look = (await loadLooks(path.dirname(good))).find(({ picture }) => picture === good)
    expect(look).toMatchObject({
      baseStyle: 'carre_plongeant',
      licence: 'CC0-1.0',
      head: { width: expect.any(Number) },
    })
    expect(await readFile(good.replace('.jpg', '.json'), 'utf8')).toMatch(/"pose"/)
  })
  it('says what is missing', async () => {
    const { code, errors } = await command('check')
    expect([code, errors]).toEqual([1, expect.stringMatching(/looks -- check PICTURE/)])
  })
})
