import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  againstReplicate,
  editWish,
  never,
  serviceOf,
} from '../../testing/services/replicate/against-replicate.ts'
import { ReplicateCalls } from './replicate-calls.ts'
import { retryAfterOf } from './replicate-trouble.ts'

const now = againstReplicate()

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** A server that answers so; where it listens. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a call is sent once', () => {
  it('and not at all when its caller has left: a file that would have gone with it fails nowhere', async () => {
    const leaving = new AbortController()
    const { url: apiUrl, token } = now.server
    const calls = new ReplicateCalls({ token, apiUrl, callMs: 60_000 })
    const sent = calls.ask(z.unknown(), leaving.signal, (client) => {
      leaving.abort(new Error('we are leaving'))
      return client.files.create(new File(['hers'], 'photo.jpg'))
    })
    await expect(sent).rejects.toThrow('we are leaving')
    expect(now.server.calls).toEqual([])
  })
  it.each(['throttled', 'down', 'answer_lost', 'garbage'] as const)('when it is %s', async (fault) => {
    now.server.faults.plan(fault, 'picture', 9)
    await expect(now.service.startPicture(editWish(), never)).rejects.toMatchObject({ name: 'ServiceError' })
    expect(now.server.calls).toHaveLength(1)
  })
  it('when it only looks', async () => {
    const job = await now.service.startPicture(editWish(), never)
    now.server.faults.plan('down', 'call', 9)
    await expect(now.service.look(job, never)).rejects.toMatchObject({ trouble: 'away' })
    expect(now.server.calls).toHaveLength(2)
  })
})

describe('what goes wrong', () => {
  it('when it is throttled, its words say how long to wait', async () => {
    now.server.faults.plan('throttled', 'picture')
    const asked = now.service.startPicture(editWish(), never)
    await expect(asked).rejects.toMatchObject({ trouble: 'busy', retryAfterMs: 30_000 })
  })
  it.each([
    ...[401, 402, 403].map((status) => ({ status, trouble: 'unpaid' })),
    ...[404, 410].map((status) => ({ status, trouble: 'gone' })),
    ...[400, 422].map((status) => ({ status, trouble: 'refused' })),
    ...[301, 408, 500, 502, 504].map((status) => ({ status, trouble: 'away' })),
    { status: 429, trouble: 'busy' },
  ])('$status is $trouble, and the token is in no word of it', async ({ status, trouble }) => {
    const token = 'r8_very_secret'
    const origin = await listening((request, response) => {
      response.writeHead(status, { location: 'http://127.0.0.1:1/' })
      response.end(`you sent ${request.headers.authorization}`)
    })
    const job = { kind: 'picture', remoteId: 'x', model: '' } as const
    const looked = serviceOf(now.server, { token, apiUrl: `${origin}/v1` }).look(job, never)
    const cause = await looked.catch((thrown: unknown) => thrown)
    expect(cause).toMatchObject({ name: 'ServiceError', trouble, retryAfterMs: null })
    expect(inspect(cause, { depth: 9, showHidden: true })).not.toContain(token)
  })
  it.each([
    [{ 'retry-after': '12' }, 'resets in ~30s', 12_000],
    [{ 'retry-after': '0' }, '', 0],
    [{}, 'Your rate limit resets in ~30s.', 30_000],
    [{}, 'Your rate limit resets in 5s.', 5000],
    [{ 'retry-after': 'soon' }, '', null],
    [{ 'retry-after': new Date(0).toUTCString() }, '', 0],
    [{}, 'slow down', null],
  ])('%j and %j say how long to wait', (headers, words, wait) => {
    expect(retryAfterOf(new Headers(headers as Record<string, string>), words)).toBe(wait)
  })
  it('a wrong token is unpaid', async () => {
    const job = { kind: 'picture', remoteId: 'x', model: '' } as const
    const looked = serviceOf(now.server, { token: 'r8_wrong' }).look(job, never)
    await expect(looked).rejects.toMatchObject({ trouble: 'unpaid' })
  })
})

describe('a picture that is fetched', () => {
  const MOST = 30_000_000
  const pictureOf = (size: number) => listening((_, response) => void response.end(Buffer.alloc(size)))

  it.each([0, MOST - 1, MOST])('may have %i bytes', async (size) => {
    expect((await now.service.download(await pictureOf(size), never)).length).toBe(size)
  })
  it('is refused when it is larger than thirty million bytes', async () => {
    const fetched = now.service.download(await pictureOf(MOST + 1), never)
    await expect(fetched).rejects.toMatchObject({ trouble: 'refused' })
  })
  it('is asked for with the token at the address of the API only', async () => {
    const shown: (string | undefined)[] = []
    const origin = await listening((request, response) => {
      shown.push(request.headers.authorization)
      response.end('pixels')
    })
    const own = serviceOf(now.server, { apiUrl: `${origin}/v1`, token: 'r8_own' })
    for (const service of [now.service, own]) await service.download(`${origin}/picture`, never)
    expect(shown).toEqual([undefined, 'Bearer r8_own'])
  })
  it.each(['file:///etc/passwd', 'data:image/jpeg;base64,AAAA', 'nowhere'])(
    'is not read from %s',
    async (url) => {
      await expect(now.service.download(url, never)).rejects.toMatchObject({ trouble: 'refused' })
    },
  )
})
