import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

/** Libraries and networks whose purpose is to tell whose face it is. */
const RECOGNISERS =
  /face-?api|face-?recogni|facial-recogni|face-?net|arc-?face|insight-?face|deep-?face|compre-?face|face-?match|face-?id\b|faceplusplus|rekognition|azure.*cognitiveservices-face|mobilefacenet|sphereface/i

const lock: { packages: Record<string, unknown> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
)

it.each([
  'face-api.js',
  '@vladmandic/face-api',
  'face-recognition',
  '@aws-sdk/client-rekognition',
  'insightface',
])('%s would be noticed', (name) => expect(name).toMatch(RECOGNISERS))

it('no library that recognises faces is among what is installed (P1)', () => {
  const installed = Object.keys(lock.packages)
  expect(installed.length).toBeGreaterThan(300)
  expect(installed.filter((path) => RECOGNISERS.test(path))).toEqual([])
})

it('no code of ours names one, nor a network that describes faces (P1)', () => {
  const code = sourceFiles((path) => /\.(?:ts|tsx|mjs|py)$/.test(path) && path !== OURSELVES)
  expect(code.length).toBeGreaterThan(500)
  const naming = code.filter(({ text }) => RECOGNISERS.test(text) || /\bfaceres\b/.test(text))
  expect(naming.map(({ path }) => path)).toEqual([])
})
const OURSELVES = 'scripts/no-face-recognition.test.ts'

it('of the face library the parts that could describe a person stay off (P1)', () => {
  const loading = sourceFiles((path) => path.startsWith('hair/src/')).filter(({ text }) =>
    text.includes("'@vladmandic/human'"),
  )
  expect(loading.map(({ path }) => path)).toEqual(['hair/src/face/load-face-mesh.ts'])
  for (const part of ['description', 'emotion', 'liveness', 'iris', 'body', 'hand'])
    expect(loading[0]?.text).toMatch(new RegExp(`\\b${part}: off,`))
})
