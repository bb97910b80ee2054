import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownPort } from '@app/server/testing/deploying/own-port.ts'
import { spawnWithUs } from '@app/server/testing/ends-with-us.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface Address {
  folder: string
  port: number
}

/** The real app in a process of its own, on a data folder and a port of its own; it may be killed and come back. */
export class RunningApp {
  readonly folder: string
  readonly #port: number
  readonly #env: Record<string, string>
  #process: ChildProcess | null = null
  #said = ''

  private constructor(
    port: number,
    env: Record<string, string>,
    folder = mkdtempSync(join(tmpdir(), 'journey-')),
  ) {
    this.folder = folder
    this.#port = port
    this.#env = env
  }

  static async open(env: Record<string, string> = {}): Promise<RunningApp> {
    const app = RunningApp.prepare(await ownPort(), env)
    await app.start()
    return app
  }

  /** Not started yet. */
  static prepare(port: number, env: Record<string, string> = {}): RunningApp {
    return new RunningApp(port, env)
  }

  /** One that another process started: not ours to stop. */
  static at({ folder, port }: Address): RunningApp {
    return new RunningApp(port, {}, folder)
  }

  get address(): Address {
    return { folder: this.folder, port: this.#port }
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  get said(): string {
    return this.#said
  }

  /** Starts the process and waits until it is ready, or says why it is not. */
  async start(): Promise<void> {
    this.#said = ''
    const child = spawnWithUs(process.execPath, ['server/src/main.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.folder,
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '1000',
        ...this.#env,
      },
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        this.#said += text
      })
    const ended = new Promise<never>((_, failed) => {
      child.once('exit', (code) => failed(new Error(`the app stopped (${code}): ${this.#said}`)))
    })
    ended.catch(() => undefined)
    await Promise.race([this.#untilHealthy(), ended])
  }

  /** As a power button would for the process: nothing is closed, nothing is said. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#process
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
    child.kill(signal)
    return ended
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }

  /**
   * An operator's command, while the app runs; that it may be typed into a terminal is told in start-and-stop. A process
   * for each would take a second of the processor. @returns what it said
   */
  async operate(name: string, ...args: string[]): Promise<string> {
    const { COMMANDS } = await import('@app/server/operator/commands.ts')
    const { operateOn } = await import('@app/server/operate-on.ts')
    const { readConfig } = await import('@app/server/config.ts')
    const command = COMMANDS.find((one) => one.name === name)
    if (!command) throw new Error(`there is no command ${name}`)
    const env = { ...process.env, DATA_DIR: this.folder, NODE_ENV: 'test', ...this.#env }
    const { done, said } = await operateOn(readConfig(env), command, args)
    if (!done) throw new Error(`${name}: ${said}`)
    return said
  }

  /** As a failing disk would: the photos people sent are gone. */
  losePhotos(): void {
    rmSync(join(this.folder, 'photos'), { recursive: true, force: true })
  }

  async #untilHealthy(): Promise<void> {
    const deadline = Date.now() + 600_000
    while (Date.now() < deadline) {
      const ok = await fetch(`${this.url}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ok) return
      await new Promise((resume) => setTimeout(resume, 150))
    }
    throw new Error(`the app did not become healthy: ${this.#said}`)
  }
}
