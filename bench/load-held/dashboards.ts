import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../percentile.ts'
import { Line } from './line.ts'

/** As web/src asks. */
const EVERY_MS = 5000
/** Each browser has its own: with few, what is measured is how soon the next is free. */
const LINES = 512
/** They are opened over so much longer than it takes all of them to ask once: all at once is another question. */
const OPENED_OVER = 2
/** Rounds before those that are measured: one in which they are opened, one in which they ask again. */
const SETTLING = 2
const TICK_MS = 2
/** One answer in so many is asked for anew, as after something of hers has changed. */
const ANEW = 20

export interface Asked {
  url: string
  path: string
  /** The sign-in of dashboard n. */
  cookieOf: (n: number) => string
}

export interface Held {
  p99: number
  errors: number
  answers: number
}

/**
 * So many open dashboards, each with its own sign-in and its own moment: they are opened, ask once more, and are measured
 * in the rounds that follow. A poll has waited since it was due, however late it was sent.
 */
export async function holdDashboards(asked: Asked, count: number, rounds: number): Promise<Held> {
  const lines = Array.from({ length: LINES }, () => new Line(asked.url))
  const etags = new Map<number, string | null>()
  const queue: { n: number; due: number; isMeasured: boolean }[] = []
  const times: number[] = []
  let errors = 0
  let under = 0
  const send = async (line: Line, { n, due, isMeasured }: (typeof queue)[number]): Promise<void> => {
    const isAnew = (n + Math.floor(due / EVERY_MS)) % ANEW === 0
    const told = await line
      .ask(asked.path, asked.cookieOf(n), isAnew ? null : (etags.get(n) ?? null))
      .catch(() => ({ status: 0, etag: null }))
    if (told.etag) etags.set(n, told.etag)
    if (!isMeasured) return
    times.push(performance.now() - due)
    if (told.status !== 200 && told.status !== 304) errors += 1
  }
  const free = [...lines]
  const pump = (): void => {
    while (free.length > 0 && queue.length > 0) {
      const [line, next] = [free.pop() as Line, queue.shift() as (typeof queue)[number]]
      under += 1
      void send(line, next).finally(() => {
        free.push(line)
        under -= 1
        pump()
      })
    }
  }
  const began = performance.now()
  const dueOf = (poll: number) => began + dueAfter(poll / count)
  const unmeasured = count * SETTLING
  const all = unmeasured + count * rounds
  for (let sent = 0; sent < all; ) {
    const now = performance.now()
    for (; sent < all && dueOf(sent) <= now; sent += 1)
      queue.push({ n: sent % count, due: dueOf(sent), isMeasured: sent >= unmeasured })
    pump()
    // What piles up so far is lost: nobody waits for the rest.
    if (queue.length > count) break
    await pause(TICK_MS)
  }
  while (under > 0 || queue.length > 0) await pause(TICK_MS)
  for (const line of lines) line.hangUp()
  return { p99: percentile(times, 0.99), errors, answers: times.length }
}

/** @param rounds that came before: the first takes longer */
const dueAfter = (rounds: number): number =>
  EVERY_MS * (rounds < 1 ? rounds * OPENED_OVER : rounds + OPENED_OVER - 1)
