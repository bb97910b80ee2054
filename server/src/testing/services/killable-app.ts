import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { api } from '@app/domain/routes.ts'
import { ownPort } from '../deploying/own-port.ts'
import { spawnWithUs } from '../ends-with-us.ts'
import { QUICKLY } from '../quickly.ts'

const APP = fileURLToPath(new URL('./stand-in-app.ts', import.meta.url))
const ASK_EVERY_MS = 50
/** What it says once it can be told to stop. */
const WORKS = /^at work$/m
/** As long as it takes: a slow machine is no fault, and who wants something cut off says when. */
const LONG_GRACE = '3600'

interface Ways {
  /** How long our own engine is at each picture, milliseconds. */
  slowMs?: number
  /** `built` serves those of web/build too. */
  pages?: 'built' | 'none'
}

/** The real app, but for its pixels, in a process of its own: it may be killed at any moment and come back. */
export class KillableApp {
  readonly url: string
  readonly #env: Record<string, string>
  readonly #ways: Required<Ways>
  #process: ChildProcess | null = null
  #closed: Promise<unknown> = Promise.resolve()
  #said = ''

  private constructor(port: number, env: Record<string, string>, ways: Required<Ways>) {
    this.url = `http://127.0.0.1:${port}`
    // Nobody stands in for it, unless a test says so.
    const stopping = { DRAIN_SECONDS: '0', GRACE_SECONDS: LONG_GRACE }
    const usual = { PUBLIC_URL: this.url, LOG_LEVEL: 'error', ...stopping }
    this.#env = { ...usual, ...env, PORT: String(port) }
    this.#ways = ways
  }

  /** Not started yet. */
  static async prepare(env: Record<string, string>, ways: Ways = {}): Promise<KillableApp> {
    return new KillableApp(await ownPort(), env, { slowMs: 0, pages: 'none', ...ways })
  }

  /** What the process has written since it was started. */
  get said(): string {
    return this.#said
  }

  /**
   * Starts the process, where it does not run; settled once it answers, or does jobs where it answers nobody, or was
   * killed before it could.
   */
  async start(): Promise<void> {
    if (this.#process && !isOver(this.#process)) return
    this.#said = ''
    const { PATH = '' } = process.env
    const { slowMs, pages } = this.#ways
    const child = spawnWithUs(process.execPath, [...QUICKLY, APP, String(slowMs), pages], {
      env: { PATH, ...this.#env },
    })
    this.#process = child
    this.#closed = once(child, 'close')
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        this.#said += text
      })
    while (!(await this.#isWell())) {
      if (child.signalCode !== null) return
      if (child.exitCode !== null) throw new Error(`the app stopped (${child.exitCode}): ${this.#said}`)
      await pause(ASK_EVERY_MS)
    }
  }

  /** At once: the process does nothing more from here on, and closes nothing. */
  kill(): void {
    this.#process?.kill('SIGKILL')
  }

  /** Settled once all it said has come, too. @returns what it exits with; null where it was killed */
  async ended(): Promise<number | null> {
    await this.#closed
    return this.#process?.exitCode ?? null
  }

  /** As an operator does. */
  async stop(): Promise<number | null> {
    this.#process?.kill('SIGTERM')
    return this.ended()
  }

  /** As Ctrl-C does. */
  interrupt(): void {
    this.#process?.kill('SIGINT')
  }

  async #isWell(): Promise<boolean> {
    // A signal that came earlier would end it as it ends any program.
    if (this.#env.ROLE === 'worker') return WORKS.test(this.#said)
    return fetch(this.url + api.health()).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
