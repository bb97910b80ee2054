import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

const refused = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

/**
 * A real mail server that keeps what it is given, or behaves as mail servers do: refuses for a while or for good, hangs
 * up in the middle of a message, wants a password.
 */
export class Postbox {
  readonly received: string[] = []
  /** What it does with the next messages. */
  mood: 'takes' | 'later' | 'never' | 'hangs up' = 'takes'
  readonly #sockets = new Set<Socket>()
  readonly #server: SMTPServer

  constructor({ password }: { password?: string } = {}) {
    this.#server = new SMTPServer({
      ...(password ? { allowInsecureAuth: true } : { authOptional: true }),
      disabledCommands: ['STARTTLS'],
      onAuth: (given, _session, done) =>
        given.password === password
          ? done(null, { user: given.username })
          : done(refused(535, 'wrong password')),
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith('inconnue@')) return done(refused(550, `no such mailbox: <${address}>`))
        if (address.startsWith('pleine@')) return done(refused(452, `mailbox full: <${address}>`))
        done()
      },
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (chunk) => {
          text += chunk
          if (this.mood === 'hangs up') for (const socket of this.#sockets) socket.destroy()
        })
        stream.on('end', () => {
          if (this.mood === 'later') return done(refused(451, 'come back later'))
          if (this.mood === 'never') return done(refused(554, 'not this message'))
          this.received.push(text)
          done()
        })
      },
    })
    this.#server.on('error', () => undefined)
    this.#server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
    const { port } = this.#server.server.address() as { port: number }
    return `127.0.0.1:${port}`
  }

  close = () => new Promise<void>((closed) => this.#server.close(() => closed()))
}
