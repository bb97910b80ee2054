import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { compressPage, sendCompressed } from './compressed-page.ts'

const HTML = '<!doctype html><title>Ondée</title>'

async function open(headers: Record<string, string>, status = 200) {
  const page = await compressPage({ status, robots: 'noindex', html: HTML })
  const app = Fastify()
  app.get('/', (request, reply) => sendCompressed({ request, reply }, page))
  return app.inject({ url: '/', headers })
}
const etagOf = async () => String((await open({})).headers.etag)

describe('a page that is kept', () => {
  it.each([
    { accepts: 'gzip, deflate, br', packed: 'br', unpack: brotliDecompressSync },
    { accepts: 'gzip', packed: 'gzip', unpack: gunzipSync },
    { accepts: 'identity', packed: undefined, unpack: (bytes: Buffer) => bytes },
  ])('leaves packed as the browser likes: $accepts', async ({ accepts, packed, unpack }) => {
    const answer = await open({ 'accept-encoding': accepts })
    expect(answer.headers['content-encoding']).toBe(packed)
    expect(unpack(answer.rawPayload).toString()).toBe(HTML)
  })

  it('is not sent again to whoever has it, however it was packed and whatever else is named', async () => {
    const etag = await etagOf()
    const strong = etag.replace('W/', '')
    for (const known of [etag, strong, `"another", ${etag}`]) {
      const answer = await open({ 'if-none-match': known, 'accept-encoding': 'br' })
      expect([answer.statusCode, answer.body]).toEqual([304, ''])
    }
  })

  it('is sent to whoever has another one, or none', async () => {
    for (const known of ['W/"another"', '', 'W/""'])
      expect((await open({ 'if-none-match': known })).statusCode).toBe(200)
  })

  it('that does not exist is always said again', async () => {
    expect((await open({ 'if-none-match': await etagOf() }, 404)).statusCode).toBe(404)
  })
})
