import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { api } from '@app/domain/routes.ts'
import { ownPort } from '@app/server/testing/deploying/own-port.ts'
import { spawnWithUs } from '../../server/src/testing/ends-with-us.ts'
import { ALLOCATOR } from './allocator.ts'
import { cpuMs, peakMemoryMb } from './process-cost.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ASK_EVERY_MS = 10
const GIVE_UP_AFTER_MS = 180_000

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'bench-'))

/** The real app in a process of its own, of which the processor time and the memory are read from outside. */
export class MeasuredApp {
  readonly url: string
  readonly process: ChildProcess
  readonly #folder: string
  readonly #startedAt = performance.now()
  #said = ''

  private constructor(port: number, folder: string, nodeOptions: string[], env: Record<string, string>) {
    this.url = `http://localhost:${port}`
    this.#folder = folder
    this.process = spawnWithUs(process.execPath, [...nodeOptions, 'server/src/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...ALLOCATOR,
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000',
        ...env,
      },
    })
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (text) => {
        this.#said += text
      })
  }

  /** On an empty data folder unless one is given. */
  static async launch(
    folder = emptyFolder(),
    nodeOptions: string[] = [],
    env: Record<string, string> = {},
  ): Promise<MeasuredApp> {
    return new MeasuredApp(await ownPort(), folder, nodeOptions, env)
  }

  static async open(nodeOptions: string[] = [], env: Record<string, string> = {}): Promise<MeasuredApp> {
    const app = await MeasuredApp.launch(emptyFolder(), nodeOptions, env)
    await app.untilAnswers((status) => status === 200)
    return app
  }

  /** Milliseconds from the start of the process until it gives such an answer. */
  async untilAnswers(isRight: (status: number) => boolean): Promise<number> {
    while (this.#age() < GIVE_UP_AFTER_MS && this.process.exitCode === null) {
      const status = await fetch(this.url + api.health()).then(
        (answer) => answer.status,
        () => null,
      )
      if (status !== null && isRight(status)) return this.#age()
      await pause(ASK_EVERY_MS)
    }
    throw new Error(`the app did not answer: ${this.#said}`)
  }

  /** Processor time of all its threads so far. */
  cpuMs(): number {
    return cpuMs(this.process.pid ?? 0)
  }

  peakMemoryMb(): number {
    return peakMemoryMb(this.process.pid ?? 0)
  }

  /** Stops it; the data folder stays. */
  async stop(): Promise<void> {
    const ended = new Promise((done) => this.process.once('exit', done))
    this.process.kill('SIGTERM')
    await ended
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #age(): number {
    return performance.now() - this.#startedAt
  }
}
