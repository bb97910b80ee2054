import { rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import type { CarefulDatabase } from './careful-database.ts'
import { KeptStatements } from './kept-statements.ts'
import {
  asksToListen,
  cutNotifications,
  leavesTransactionOpen,
  queryOf,
  refuseSsl,
  type Turn,
  TurnReader,
  welcome,
} from './protocol.ts'

const ROLLBACK = queryOf('rollback')

/**
 * A PostgreSQL server in front of the one connection PGlite has: clients take turns, and one that opened a
 * transaction keeps its turn until it ends. So the rest of the code speaks to PGlite exactly as to PostgreSQL.
 */
export function openSocketServer(
  database: CarefulDatabase,
  serverVersion: string,
  path: string,
  onBroken: (cause: unknown) => void,
): Promise<Server> {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  const statements = new KeptStatements((turn) => database.ask(turn))
  const floor = { inTurn, onBroken, statements, listeners: new Set<Socket>() }
  const server = createServer((socket) => serveClient(socket, database, serverVersion, floor))
  // Left by one that was killed, or that broke.
  rmSync(path, { force: true })
  return new Promise((opened, failed) => {
    server.once('error', failed)
    server.listen(path, () => opened(server))
  })
}

interface Floor {
  inTurn<T>(work: () => Promise<T>): Promise<T>
  onBroken(cause: unknown): void
  statements: KeptStatements
  /** Those who asked to be told what is notified. */
  listeners: Set<Socket>
}

function serveClient(
  socket: Socket,
  database: CarefulDatabase,
  serverVersion: string,
  { inTurn, onBroken, statements, listeners }: Floor,
): void {
  const reader = new TurnReader()
  const waiting: Uint8Array[] = []
  let wake: (() => void) | null = null
  let gone = false
  let busy = false

  const run = async (bytes: Uint8Array): Promise<boolean> => {
    const answer = await statements.ask(bytes)
    if (asksToListen(bytes)) listeners.add(socket)
    const { notified, rest } = cutNotifications(answer)
    for (const listener of notified.length > 0 ? listeners : []) listener.write(Buffer.concat(notified))
    if (!gone) socket.write(rest)
    return leavesTransactionOpen(answer)
  }
  /** Runs turns until no transaction is open; waits for the client while one is. */
  const holdTheFloor = async (): Promise<void> => {
    await database.prepare()
    for (;;) {
      const bytes = waiting.shift()
      if (bytes && !(await run(bytes))) return
      if (!bytes && gone) {
        await database.ask(ROLLBACK)
        return
      }
      if (waiting.length === 0 && !gone) {
        await new Promise<void>((resume) => {
          wake = resume
        })
      }
    }
  }
  const serve = async (): Promise<void> => {
    if (busy) {
      wake?.()
      return
    }
    busy = true
    while (waiting.length > 0) await inTurn(holdTheFloor)
    busy = false
  }
  const take = (turn: Turn): void => {
    if (turn.kind === 'ssl') socket.write(refuseSsl())
    else if (turn.kind === 'startup') socket.write(welcome(serverVersion))
    else if (turn.kind === 'messages') waiting.push(turn.bytes)
    else socket.end()
  }

  socket.on('data', (chunk) => {
    for (const turn of reader.read(chunk)) take(turn)
    serve().catch(onBroken)
  })
  socket.on('close', () => {
    gone = true
    listeners.delete(socket)
    wake?.()
  })
  socket.on('error', () => socket.destroy())
}
