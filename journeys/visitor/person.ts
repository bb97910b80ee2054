import { setTimeout as pause } from 'node:timers/promises'
import type { CreditPackId } from '@app/domain/credits/credit-packs.ts'
import { type Draft, draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import type { Intent } from '@app/domain/payment/payment-api.ts'
import { PHOTO_DECLARATION_VERSION } from '@app/domain/photos/photo-declaration.ts'
import { photosMissing } from '@app/domain/photos/photo-rules.ts'
import { api, pages } from '@app/domain/routes.ts'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import type { Page } from '@playwright/test'
import { drawnPhotos } from './test-photos.ts'
import { PASSWORD } from './visitor-steps.ts'

export const CARD = { number: '4242424242424242', expiry: '12/34', cvc: '123' }

interface Answer<Body> {
  status: number
  body: Body
}

/** Somebody who uses the site's calls directly, through restarts of the app. Lost answers are null. */
export class Person {
  readonly #url: string
  #cookie = ''

  constructor(url: string) {
    this.#url = url
  }

  static async register(url: string, email: string): Promise<Person> {
    const person = new Person(url)
    await person.ask('POST', api.register(), { firstName: 'Camille', email, password: PASSWORD })
    await person.ask('PUT', api.photoDeclaration(), { version: PHOTO_DECLARATION_VERSION })
    return person
  }

  /** Somebody who was here before. */
  static async return(url: string, email: string): Promise<Person> {
    const person = new Person(url)
    await person.ask('POST', api.login(), { email, password: PASSWORD })
    return person
  }

  async ask<Body>(method: string, path: string, body?: object | FormData): Promise<Answer<Body>> {
    const isForm = body instanceof FormData
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        origin: this.#url,
        cookie: this.#cookie,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] as string)
    if (cookies.length > 0) this.#cookie = cookies.join('; ')
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : null) as Body }
  }

  async get<Body>(path: string): Promise<Body> {
    const { status, body } = await this.ask<Body>('GET', path)
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  draft = async (): Promise<Draft> => draftAnswer.parse(await this.get(api.draft())).draft

  /** Everything the wizard asks for before the payment. */
  async fillDraft(): Promise<Draft> {
    const { id } = await this.draft()
    for (const { name, buffer } of await drawnPhotos()) await this.upload(id, name, buffer)
    const full = await until(
      '15 accepted photos',
      this.draft,
      (draft) => photosMissing(draft.uploadedImages) === 0,
    )
    await this.ask('PUT', api.draftById(id), {
      sessionName: 'Une envie de blond',
      baseStyle: 'balayage_doux',
      packageType: 'pack_5',
      step: 4,
    })
    return full
  }

  /** Pays for her full draft with a card that works. */
  async order(): Promise<void> {
    const order = { amount: 9.9, packageType: 'pack_5', sessionName: 'Une envie de blond' }
    await this.pay((await this.ask<Intent>('POST', api.createIntent(), order)).body)
  }

  /** A pack of credits, paid with a card that works. */
  async buyCredits(packId: CreditPackId, amount: number): Promise<void> {
    await this.pay((await this.ask<Intent>('POST', api.creditIntent(), { packId, amount })).body)
  }

  async buyCourse(course: string, amount: number): Promise<void> {
    await this.pay((await this.ask<Intent>('POST', api.courseIntent(course), { amount })).body)
  }

  /** With her two consents: without them the money goes back at once. */
  async pay({ paymentId, clientSecret }: Intent): Promise<void> {
    const consent = { startNow: true, losesWithdrawal: true, termsVersion: TERMS_VERSION }
    await this.ask('PUT', api.paymentConsent(paymentId), consent)
    const { status } = await this.ask('POST', api.testCardConfirm(), { clientSecret, card: CARD })
    if (status !== 200) throw new Error(`the card was answered ${status}`)
    await this.get(api.payment(paymentId))
  }

  /** Goes on in a browser, where she is signed in. @param path the page she opens */
  async enter(page: Page, path: string = pages.dashboard()): Promise<void> {
    const cookies = this.#cookie.split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=')
      return { name, value, url: this.#url }
    })
    await page.context().addCookies(cookies)
    await page.goto(path)
  }

  /** Sends one photo; null when the connection died under it. */
  async upload(draftId: string, name: string, bytes: Uint8Array): Promise<Answer<unknown> | null> {
    const form = new FormData()
    form.append('sessionId', draftId)
    form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), name)
    return this.ask<unknown>('POST', api.upload(), form).catch(() => null)
  }
}

/** Asks again until the answer is right. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  withinMs = 1_200_000,
): Promise<Value> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const value = await ask().catch(() => null)
    if (value !== null && isRight(value)) return value
    if (Date.now() > deadline)
      throw new Error(`waited too long for ${what}: ${JSON.stringify(value)?.slice(0, 500)}`)
    await pause(250)
  }
}
