import type { Page, Response } from '@playwright/test'

/** Said again by the answer itself, with its address. */
const SAID_OF_AN_ANSWER = 'Failed to load resource'

/** Everything a page does that it should not: errors in the console, refused answers, calls to other hosts. */
export class Complaints {
  readonly all: string[] = []
  readonly #expected: RegExp[] = []

  constructor(page: Page, home: string) {
    page.on('pageerror', (error) => this.#add(`error ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(SAID_OF_AN_ANSWER))
        this.#add(`console ${message.text()}`)
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(home) && !/^(blob|data):/.test(request.url()))
        this.#add(`elsewhere ${request.url()}`)
    })
    page.on('response', (answer) => this.#hear(answer))
  }

  /** A refusal that the story itself provokes: « 401 /api/auth/login ». */
  expect(...lines: RegExp[]): void {
    this.#expected.push(...lines)
  }

  #hear(answer: Response): void {
    if (answer.status() >= 400) this.#add(`${answer.status()} ${new URL(answer.url()).pathname}`)
  }

  #add(line: string): void {
    if (!this.#expected.some((expected) => expected.test(line))) this.all.push(line)
  }
}
