import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { photographTestPortrait } from '@app/artwork/test-portrait.ts'
import { readPortrait } from '@app/hair/analysis/analyse.ts'
import { dyeOf } from '@app/hair/colour/dye.ts'
import { recolour } from '@app/hair/colour/recolour.ts'
import { faceFrame } from '@app/hair/face/face-frame.ts'
import { placeFace } from '@app/hair/face/place-face.ts'
import { resizePicture } from '@app/hair/files/resize-picture.ts'
import { readFeatures } from '@app/hair/matte/learned/read-features.ts'
import { segment } from '@app/hair/matte/segment.ts'
import { softMatte } from '@app/hair/matte/soft/soft-matte.ts'
import { loadMatteNetwork } from '@app/hair/network/load-networks.ts'
import { bytesToOklab } from '@app/hair/pixels/oklab.ts'
import { stopwatch } from '@app/hair/stopwatch.ts'
import { expect, type Page, test } from '@playwright/test'
import { build } from 'vite'
import type * as hair from './hair-for-browsers.ts'

const SITE = 'https://hair.test/'
const VARIATION = { depth: 0, reflect: 1, roots: 0.3, balayage: 0.2, shape: 1 }
const require = createRequire(import.meta.url)

// One after the other in one process: the second finds what the first has read and bundled.
test.describe.configure({ mode: 'default' })
let drawn: ReturnType<typeof readDrawn> | undefined
let bundled: Promise<string> | undefined

/** A drawn portrait at the size of a preview, and what is known about it. */
function drawnPortrait() {
  drawn ??= readDrawn()
  return drawn
}

async function readDrawn() {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'hair-')), 'drawn.jpg')
  await writeFile(file, await photographTestPortrait(2))
  const portrait = await readPortrait(file, stopwatch().timed)
  if (!portrait) throw new Error('Expected a face on the drawn portrait.')
  const picture = await resizePicture(portrait.picture, 240, 320)
  const face = placeFace(portrait.face, 240 / portrait.picture.w)
  return { picture, face, masks: await segment(picture, face) }
}

/** The library bundled as for any browser. Building sets NODE_ENV for the whole process: the stories after this one start apps. */
async function bundle(): Promise<string> {
  const { NODE_ENV } = process.env
  const outcome = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: path.join(import.meta.dirname, 'hair-for-browsers.ts'),
        formats: ['iife'],
        name: 'hairLibrary',
      },
    },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  const [first] = Array.isArray(outcome) ? outcome : [outcome]
  if (!first || !('output' in first)) throw new Error('Expected a bundle.')
  return first.output[0].code
}

/** A page that holds the library and nothing else. */
async function openLibrary(page: Page) {
  bundled ??= bundle()
  const script = await bundled
  const wasm = path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'))
  await page.route(`${SITE}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name.endsWith('.wasm')) return route.fulfill({ path: path.join(wasm, path.basename(name)) })
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>hair</title>' })
  })
  page.on('pageerror', (error) => console.error(error))
  await page.goto(SITE)
  await page.addScriptTag({ content: script })
}

declare const hairLibrary: typeof hair

test('a browser recolours hair exactly as the server does', async ({ page }) => {
  const { picture, face, masks } = await drawnPortrait()
  const lab = bytesToOklab(picture.data)
  const dye = dyeOf({ tone: '7.44', technique: 'colour', variation: VARIATION })
  const onServer = recolour(
    { picture, lab, matte: softMatte(masks, lab, picture), frame: faceFrame(face) },
    dye,
    1,
  )
  await openLibrary(page)
  const sent = {
    data: [...picture.data],
    points: [...face.points],
    shares: masks.shares.map((plane) => [...plane]),
    oval: [...masks.oval],
  }
  const inBrowser = await page.evaluate(
    ({ sent, face, masks, size, variation }) => {
      const picture = { ...size, data: Uint8Array.from(sent.data) }
      const lab = hairLibrary.bytesToOklab(picture.data)
      const found = {
        ...masks,
        shares: sent.shares.map((plane) => Float32Array.from(plane)),
        oval: Uint8Array.from(sent.oval),
      }
      const matte = hairLibrary.softMatte(found, lab, picture)
      const frame = hairLibrary.faceFrame({ ...face, points: Float32Array.from(sent.points) })
      const dye = hairLibrary.dyeOf({ tone: '7.44', technique: 'colour', variation })
      return [...hairLibrary.recolour({ picture, lab, matte, frame }, dye, 1).data]
    },
    { sent, face, masks, size: { w: picture.w, h: picture.h }, variation: VARIATION },
  )
  expect(onServer.data.some((byte, i) => Math.abs(byte - picture.data[i]!) > 20)).toBe(true)
  const worst = inBrowser.reduce((most, byte, i) => Math.max(most, Math.abs(byte - onServer.data[i]!)), 0)
  expect(worst).toBeLessThanOrEqual(1)
})

test('a browser finds the same hair with the matte network as the server does', async ({ page }) => {
  const { picture, face } = await drawnPortrait()
  const network = await loadMatteNetwork()
  const small = await resizePicture(picture, network.width, network.height)
  const features = readFeatures(small, placeFace(face, network.width / picture.w))
  const [, onServer] = network.run(features)
  const weights = new URL('../../hair/weights/', import.meta.url)
  const description = JSON.parse(await readFile(new URL('matte.json', weights), 'utf8'))
  const numbers = (await readFile(new URL('matte.bin', weights))).toString('base64')
  await openLibrary(page)
  const inBrowser = await page.evaluate(
    async ({ description, numbers, features, app }) => {
      hairLibrary.setWasmPaths(app)
      await hairLibrary.setBackend('wasm')
      await hairLibrary.ready()
      const bytes = Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0))
      const network = hairLibrary.matteNetwork(hairLibrary.readWeights(description, bytes))
      return [...(network.run(Float32Array.from(features))[1] ?? [])]
    },
    { description, numbers, features: [...features], app: SITE },
  )
  expect(inBrowser).toHaveLength(network.width * network.height)
  const worst = inBrowser.reduce((most, share, i) => Math.max(most, Math.abs(share - onServer![i]!)), 0)
  expect(worst).toBeLessThan(0.01)
})
