import { setTimeout as pause } from 'node:timers/promises'
import { intentAnswer, paymentAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { CARDS, CONSENT } from './paying.ts'

const ASK_AGAIN_MS = 100

/** Somebody who buys from an app that dies at any moment: whatever is not answered, she asks again. */
export class KillingCustomer {
  readonly #url: string
  readonly #cookie: string

  constructor(url: string, cookie: string) {
    this.#url = url
    this.#cookie = cookie
  }

  /** @returns the transformation she was told of, once she was told that she has paid */
  async buyPackage(): Promise<string> {
    const wish = { amount: 9.9, packageType: 'pack_5', sessionName: 'Mon été' }
    return (await this.#pay(api.createIntent(), wish)).transformationId ?? ''
  }

  /** Settled once she was told that she has ten more. */
  async buyCredits(): Promise<void> {
    await this.#pay(api.creditIntent(), { packId: 'credits_10', amount: 14.9 })
  }

  /** What has become of it in the end. */
  async outcomeOf(id: string): Promise<string> {
    for (;;) {
      const answer = transformationAnswer.parse(await this.#ask('GET', api.transformation(id)))
      const { status } = answer.transformation
      if (status === 'completed' || status === 'failed') return status
      await pause(ASK_AGAIN_MS)
    }
  }

  async #pay(address: string, wish: object) {
    const { paymentId, clientSecret } = intentAnswer.parse(await this.#ask('POST', address, wish))
    await this.#ask('PUT', api.paymentConsent(paymentId), { ...CONSENT, photosTo: [] })
    const card = { number: CARDS.good, expiry: '12/40', cvc: '123' }
    await this.#ask('POST', api.testCardConfirm(), { clientSecret, card })
    for (;;) {
      const { payment } = paymentAnswer.parse(await this.#ask('GET', api.payment(paymentId)))
      if (payment.status === 'paid') return payment
      if (payment.status !== 'pending') throw new Error(`paid for, and ${payment.status}`)
      await pause(ASK_AGAIN_MS)
    }
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    const headers = {
      ...{ cookie: this.#cookie, origin: this.#url },
      ...(body && { 'content-type': 'application/json' }),
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    for (;;) {
      const answer = await fetch(this.#url + path, init)
        .then(async (told) => ({ status: told.status, body: await told.json() }))
        .catch(() => null)
      if (answer && answer.status < 500) return answer.body
      await pause(ASK_AGAIN_MS)
    }
  }
}
