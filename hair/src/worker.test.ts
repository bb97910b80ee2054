import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, it } from 'vitest'
import { drawnPhoto, outFile } from '../test/drawings.ts'
import type { MadeSketch } from './preview-contract.ts'
import type { SketchNews } from './worker-contract.ts'

const worker = new Worker(new URL('./worker.ts', import.meta.url))
afterAll(() => worker.terminate())
const ask = (request: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', resolve)
    worker.postMessage(request)
  })

describe('a worker answers one message with one reply', () => {
  it('loads its networks before any photo is there', async () => {
    expect(await ask({ id: 1, call: 'loadNetworks', args: [] })).toEqual({ id: 1, ok: true, result: null })
  })
  it('checks a photo', async () => {
    const reply = await ask({ id: 2, call: 'checkPhoto', args: [await drawnPhoto('avant')] })
    expect(reply).toMatchObject({ id: 2, ok: true, result: { verdicts: [], faces: 1 } })
  })
  it('judges what can be made of it', async () => {
    const reply = await ask({ id: 7, call: 'judgePhoto', args: [await drawnPhoto('lob'), []] })
    expect(reply).toMatchObject({ id: 7, ok: true, result: { fault: null } })
  })
  it('reads a photo for previews, tells what it knows as it goes, and previews it', async () => {
    const told: SketchNews[] = []
    const whole = await new Promise<{ result: MadeSketch }>((resolve) => {
      const listen = (message: SketchNews | { result: MadeSketch }) => {
        if (!('result' in message)) return void told.push(message)
        worker.off('message', listen)
        resolve(message)
      }
      worker.on('message', listen)
      drawnPhoto('lob').then((photo) => worker.postMessage({ id: 5, call: 'sketchPhoto', args: [photo] }))
    })
    const [early, ...styles] = told
    expect(early).toMatchObject({ id: 5, early: { made: true, isWhole: false, styles: ['balayage_doux'] } })
    expect(whole).toMatchObject({ id: 5, ok: true, result: { made: true, isWhole: true, w: 288, h: 384 } })
    expect(styles).toHaveLength(whole.result.styles.length - 1)
    const { early: half } = early as { early: MadeSketch }
    const { result: plate } = (await ask({ id: 10, call: 'sketchPlate', args: [half.sketch] })) as {
      result: object
    }
    const { result } = whole
    const onPlate = result.sketch.styles.find(({ needsPlate }) => needsPlate)?.id
    for (const [sketch, style] of [
      [half.sketch, 'balayage_doux'],
      [{ ...result.sketch, plate }, onPlate],
    ] as const) {
      const wish = { style, tone: '8.34' }
      const answer = await ask({ id: 6, call: 'preview', args: [sketch, wish, 'Ondée'] })
      expect(answer).toMatchObject({ id: 6, ok: true, result: { made: true } })
    }
  })
  it('describes her hair', async () => {
    const reply = await ask({ id: 8, call: 'describeHair', args: [await drawnPhoto('lob')] })
    expect(reply).toMatchObject({ id: 8, ok: true, result: { length: 'shoulder' } })
  })
  it('finishes what a service made, or says why not', async () => {
    const photo = await drawnPhoto('lob')
    const files = { made: photo, photos: [photo], outFile: outFile(), beforeFile: outFile() }
    const wish = { ...files, way: 'edit', tool: 't', unlike: [] }
    expect(await ask({ id: 9, call: 'finishHosted', args: [wish] })).toMatchObject({
      ...{ id: 9, ok: true, result: { made: false, reason: 'looks_unchanged' } },
    })
  })
  it('tells errors by their code', async () => {
    const reply = await ask({ id: 3, call: 'checkPhoto', args: ['/nowhere.jpg'] })
    expect(reply).toMatchObject({ id: 3, ok: false, error: { code: 'file_missing' } })
  })
  it('refuses calls it does not know', async () => {
    expect(await ask({ id: 4, call: 'dance', args: [] })).toMatchObject({
      id: 4,
      error: { code: 'wrong_arguments' },
    })
  })
})
