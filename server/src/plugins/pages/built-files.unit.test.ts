import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { BuiltFiles } from './built-files.ts'

const SCRIPT = 'console.log("Ondée")'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  write('assets/page-abc.js', SCRIPT)
  write('assets/page-abc.js.br', brotliCompressSync(SCRIPT))
  write('assets/page-abc.js.gz', gzipSync(SCRIPT))
  write('art/deep/avatar é.webp', 'RIFF')
  write('art/SOURCES.md', 'where from')
  write('assets/.vite/manifest.json', '{}')
  write('.vite/manifest.json', '{}')
})

function write(name: string, content: string | Buffer): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), content)
}

function open() {
  const app = Fastify()
  const files = new BuiltFiles(folder)
  for (const name of files.folders) app.get(`/${name}/*`, (request, reply) => files.send(request, reply))
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method })
}

it.each([
  { accepts: 'gzip, deflate, br', packed: 'br', unpack: brotliDecompressSync },
  { accepts: 'gzip', packed: 'gzip', unpack: gunzipSync },
  { accepts: 'identity', packed: undefined, unpack: (bytes: Buffer) => bytes },
])('a script leaves packed as the browser likes: $accepts', async ({ accepts, packed, unpack }) => {
  const { headers, rawPayload } = await open()('/assets/page-abc.js?v=1', { 'accept-encoding': accepts })
  expect(unpack(rawPayload).toString()).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(headers['content-encoding']).toBe(packed)
})

it('a picture is never packed, and is asked for again after a day', async () => {
  const { headers, body } = await open()('/art/deep/avatar%20%C3%A9.webp', { 'accept-encoding': 'br' })
  expect([body, headers['content-encoding'], headers.vary]).toEqual(['RIFF', undefined, undefined])
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' })
})

it('its tag names its content, however it is packed: whoever has it is not sent it again', async () => {
  const ask = open()
  const { etag = '' } = (await ask('/assets/page-abc.js')).headers
  for (const known of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*']) {
    const answer = await ask('/assets/page-abc.js', { 'if-none-match': known, 'accept-encoding': 'br' })
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
  }
  expect((await ask('/assets/page-abc.js', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200)
  write('assets/page-abc.js', `${SCRIPT};`)
  expect((await open()('/assets/page-abc.js')).headers.etag).not.toBe(etag)
})

it('what it weighs may be asked without it', async () => {
  const { statusCode, headers, body } = await open()('/assets/page-abc.js', {}, 'HEAD')
  expect([statusCode, headers['content-length'], body]).toEqual([200, String(Buffer.byteLength(SCRIPT)), ''])
})

it.each([
  '/assets/',
  '/assets/nothing.js',
  '/assets/page-abc.js.br',
  '/assets/.vite/manifest.json',
  '/assets/%2e%2e/.vite/manifest.json',
  '/assets/..%2fart%2fSOURCES.md',
  '/art/SOURCES.md',
  '/art/deep',
])('%s is not found', async (path) => {
  expect((await open()(path)).statusCode).toBe(404)
})

it('is read once: a disk that fails later is not missed', async () => {
  const ask = open()
  await ask('/assets/page-abc.js')
  rmSync(join(folder, 'assets'), { recursive: true })
  expect((await ask('/assets/page-abc.js')).body).toBe(SCRIPT)
})

it.each([
  { name: 'assets/page-abc.js', content: SCRIPT },
  { name: 'assets/page-abc.js.br', content: brotliCompressSync(SCRIPT) },
])('$name, which could not be read, is kept by no browser, and is read for who asks next', async (file) => {
  const ask = open()
  const packed = { 'accept-encoding': 'br' }
  rmSync(join(folder, file.name))
  mkdirSync(join(folder, file.name))
  const { statusCode, headers } = await ask('/assets/page-abc.js', packed)
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([500, undefined, undefined])
  rmSync(join(folder, file.name), { recursive: true })
  write(file.name, file.content)
  const { rawPayload } = await ask('/assets/page-abc.js', packed)
  expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT)
})

it('that the next version has taken away is not found', async () => {
  const ask = open()
  rmSync(join(folder, 'assets'), { recursive: true })
  const { statusCode, headers } = await ask('/assets/page-abc.js')
  expect([statusCode, headers['cache-control']]).toEqual([404, undefined])
})
