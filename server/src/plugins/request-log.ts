import type { FastifyBaseLogger } from 'fastify'

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** The log of one request, which names it: made when something is first said, since of most requests nothing is. */
class RequestLog implements FastifyBaseLogger {
  readonly #log: FastifyBaseLogger
  readonly #names: object
  #own: FastifyBaseLogger | null = null

  constructor(log: FastifyBaseLogger, names: object) {
    this.#log = log
    this.#names = names
  }

  get level(): string {
    return this.#log.level
  }

  child(...how: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#opened().child(...how)
  }

  fatal(...said: unknown[]): void {
    this.#say('fatal', said)
  }

  error(...said: unknown[]): void {
    this.#say('error', said)
  }

  warn(...said: unknown[]): void {
    this.#say('warn', said)
  }

  info(...said: unknown[]): void {
    this.#say('info', said)
  }

  debug(...said: unknown[]): void {
    this.#say('debug', said)
  }

  trace(...said: unknown[]): void {
    this.#say('trace', said)
  }

  silent(...said: unknown[]): void {
    this.#say('silent', said)
  }

  #say(level: Level, said: unknown[]): void {
    Reflect.apply(this.#opened()[level], this.#own, said)
  }

  #opened(): FastifyBaseLogger {
    this.#own ??= this.#log.child(this.#names)
    return this.#own
  }
}

/** No route of ours has a level or serializers of its own: what Fastify hands over for them is empty. */
export const requestLog = (log: FastifyBaseLogger, names: object): FastifyBaseLogger =>
  new RequestLog(log, names)
