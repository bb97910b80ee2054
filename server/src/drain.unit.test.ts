import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openStartupServer, type StartupServer } from './startup-server.ts'

/** More than a connection holds while nobody reads. */
const LARGE = Buffer.alloc(40_000_000, 'x')
const LONG_MS = 60_000
/** As few as make no difference to a person, enough to be seen. */
const SHORT_MS = 300

let startup: StartupServer
let port = 0
const sockets: Socket[] = []
afterEach(() => {
  startup.server.closeAllConnections()
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A server whose app is this handler. */
async function serve(handler: RequestListener): Promise<void> {
  startup = await openStartupServer('127.0.0.1', 0)
  startup.welcome(handler)
  ;({ port } = startup.server.address() as AddressInfo)
}

function dial(): Socket {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket.on('error', () => undefined))
  return socket
}
const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

/** Sends this on a connection of its own, and reads no further than the kernel does by itself. */
async function ask(sent: string): Promise<Socket> {
  const socket = dial().pause()
  socket.write(sent)
  await once(startup.server, 'request')
  return socket
}

const isRefused = (): Promise<boolean> =>
  new Promise((done) => {
    dial()
      .once('connect', () => done(false))
      .once('error', () => done(true))
  })

async function untilRefused(): Promise<void> {
  while (!(await isRefused())) await pause(10)
}

describe('a server that is told to stop', () => {
  it('goes on answering while it drains, on connections that end with their answer, and says that it stops', async () => {
    await serve((_request, response) => response.end(String(startup.isStopping())))
    const [before, idle] = [dial(), dial()]
    before.write(GET)
    expect(String((await once(before, 'data'))[0])).toMatch(/connection: keep-alive[\s\S]*false$/i)
    const hurry = new AbortController()
    const stopped = startup.stop({ drainMs: LONG_MS, graceMs: LONG_MS }, hurry.signal)
    before.write(GET)
    expect(await text(before)).toMatch(/connection: close[\s\S]*true$/i)
    idle.write(GET)
    expect(await text(idle), 'on a connection nothing was asked for before').toMatch(/true$/)
    hurry.abort()
    expect(await stopped).toBe(0)
    expect(await isRefused()).toBe(true)
  })

  it('after its drain takes no connection any more, and ends those that wait for nothing', async () => {
    await serve((_request, response) => response.end('ok'))
    const [idle, unused] = [dial(), dial()]
    idle.write(GET)
    await once(idle, 'data')
    expect(await startup.stop({ drainMs: SHORT_MS, graceMs: LONG_MS })).toBe(0)
    expect(await isRefused()).toBe(true)
    expect([await text(idle), await text(unused)]).toEqual(['', ''])
  })

  it('answers a request of which only a part has come', async () => {
    await serve((_request, response) => response.end('ok'))
    const socket = dial()
    const [connection] = (await once(startup.server, 'connection')) as [Socket]
    socket.write(GET.slice(0, 10))
    while (connection.bytesRead < 10) await pause(1)
    const stopped = startup.stop({ drainMs: 0, graceMs: LONG_MS })
    await untilRefused()
    await pause(SHORT_MS)
    socket.write(GET.slice(10))
    expect(await text(socket)).toMatch(/ok$/)
    expect(await stopped).toBe(0)
  })

  it('gives an answer to its end, also one begun before and one that is read slowly', async () => {
    const answers: ServerResponse[] = []
    await serve((_request, response) => void answers.push(response))
    const [large, begun] = [await ask(GET), await ask(GET)]
    answers[0]?.setHeader('content-length', LARGE.length).end(LARGE)
    answers[1]?.write('a')
    const stopped = startup.stop({ drainMs: 0, graceMs: LONG_MS })
    await untilRefused()
    // Several looks for idle connections pass.
    await pause(SHORT_MS)
    answers[1]?.end('z')
    expect(await text(begun)).toMatch(/a[\s\S]*z/)
    const received = await buffer(large)
    expect(received.subarray(received.indexOf('\r\n\r\n') + 4).equals(LARGE)).toBe(true)
    expect(await stopped).toBe(0)
  })

  it('receives a slow upload to its end', async () => {
    let received = ''
    await serve(async (request: IncomingMessage, response) => {
      received = await text(request)
      response.end('thanks')
    })
    const upload = await ask('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 6\r\n\r\n')
    const stopped = startup.stop({ drainMs: 0, graceMs: LONG_MS })
    await untilRefused()
    for (const letter of 'photos') {
      await pause(SHORT_MS / 6)
      upload.write(letter)
    }
    expect(await text(upload)).toMatch(/thanks$/)
    expect(received).toBe('photos')
    expect(await stopped).toBe(0)
  })

  it.each([
    { takes: 'less than the grace', ms: SHORT_MS, graceMs: LONG_MS, cut: 0, body: /done$/ },
    { takes: 'more than the grace', ms: LONG_MS, graceMs: SHORT_MS, cut: 1, body: /^$/ },
  ])('a request that takes $takes: $cut cut off', async ({ ms, graceMs, cut, body }) => {
    const over = new AbortController()
    await serve(async (_request, response) => {
      await pause(ms, undefined, { signal: over.signal }).catch(() => undefined)
      response.end('done')
    })
    const socket = await ask(GET)
    const heard = text(socket).catch(() => '')
    expect(await startup.stop({ drainMs: 0, graceMs })).toBe(cut)
    over.abort()
    expect(await heard).toMatch(body)
  })
})

it('a connection that waits for its next request is kept longer than any usual proxy keeps it', async () => {
  await serve((_request, response) => response.end('ok'))
  const socket = dial()
  socket.write(GET)
  expect(String((await once(socket, 'data'))[0])).toMatch(/keep-alive: timeout=130/i)
})
