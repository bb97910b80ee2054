import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Patience } from './patience.ts'
import { openStartupServer, type StartupServer } from './startup-server.ts'

const LONG_MS = 3_600_000
const SHORT_MS = 200
/** Whoever takes as long as she likes is heard out. */
const PATIENT: Patience = { headers: LONG_MS, request: LONG_MS, words: LONG_MS, silence: LONG_MS }

let startup: StartupServer
const sockets: Socket[] = []
afterEach(() => {
  startup.server.closeAllConnections()
  for (const socket of sockets.splice(0)) socket.destroy()
  startup.server.close()
})

/** Reads what it is sent and answers how much that was. */
const count: RequestListener = (request, response) => {
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  request.on('end', () => response.end(`read ${bytes}`))
  request.on('error', () => undefined)
}

/** A connection to a server of this patience, and all it answers until it ends the connection. */
async function dial(
  patience: Partial<Patience>,
  handler = count,
): Promise<{ socket: Socket; said: Promise<string> }> {
  startup = await openStartupServer('127.0.0.1', 0, { ...PATIENT, ...patience })
  startup.server.keepAliveTimeout = LONG_MS
  startup.welcome(handler)
  const socket = connect((startup.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket.on('error', () => undefined))
  const said = new Promise<string>((resolve) => {
    let all = ''
    socket.on('data', (chunk) => {
      all += chunk
    })
    socket.on('close', () => resolve(all))
  })
  return { socket, said }
}

const post = (type: string, length: number) =>
  `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

describe('a connection is given up (U9)', () => {
  it('that never says all its headers', async () => {
    const { socket, said } = await dial({ headers: SHORT_MS })
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n')
    expect(await said).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each(['multipart/form-data; boundary=b', 'image/jpeg', 'application/json'])(
    'that falls silent in the middle of a body of %s',
    async (type) => {
      const { socket, said } = await dial({ silence: SHORT_MS })
      socket.write(`${post(type, 1000)}half`)
      expect(await said).toMatch(/^HTTP\/1\.1 408 /)
    },
  )

  it.each([
    { type: 'application/json', isGivenUp: true },
    { type: 'application/x-www-form-urlencoded', isGivenUp: true },
    { type: 'multipart/form-data; boundary=b', isGivenUp: false },
    { type: 'image/jpeg', isGivenUp: false },
  ])(
    'that sends $type byte by byte for longer than a person types: $isGivenUp',
    async ({ type, isGivenUp }) => {
      const { socket, said } = await dial({ words: SHORT_MS })
      socket.write(post(type, 40))
      for (let sent = 0; sent < 40 && !socket.destroyed; sent += 1) {
        socket.write('x')
        await pause(SHORT_MS / 20)
      }
      expect(await said).toMatch(isGivenUp ? /^HTTP\/1\.1 408 / : /^HTTP\/1\.1 200 [\s\S]*read 40$/)
    },
  )

  it('that was answered before it had said all, and falls silent', async () => {
    const { socket, said } = await dial({ silence: SHORT_MS }, (_request, response) => response.end('no'))
    socket.write(`${post('multipart/form-data; boundary=b', 1000).replace('connection: close\r\n', '')}half`)
    expect(await said).toMatch(/no$/)
  })

  it('that names two hosts, whose app hears nothing of it', async () => {
    let heard = 0
    const { socket, said } = await dial({}, (request, response) => {
      heard += 1
      count(request, response)
    })
    socket.write('GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n')
    expect(await said).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard).toBe(0)
  })
})

it('an answer that takes long is waited for, once all has been said (U9)', async () => {
  const { socket, said } = await dial({ silence: SHORT_MS, words: SHORT_MS }, (request, response) => {
    request.resume().on('end', async () => {
      await pause(SHORT_MS * 3)
      response.end('late')
    })
  })
  socket.write(`${post('application/json', 4)}here`)
  expect(await said).toMatch(/late$/)
})
