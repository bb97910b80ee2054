import { setTimeout } from 'node:timers/promises'
import { type Draft, draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import type { Intent } from '@app/domain/payment/payment-api.ts'
import { photosMissing } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import {
  type TransformationWithImages,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { Person, until } from '../journeys/visitor/person.ts'

const CARD = { number: '4242424242424242', expiry: '12/34', cvc: '123' }
const WISH = { sessionName: 'Mesure', baseStyle: 'balayage_doux', packageType: 'pack_5', step: 4 }
/** As the wizard does. */
const AT_ONCE = 3

/** Somebody who orders a transformation through the same calls as the wizard makes. */
export class Customer {
  readonly #person: Person

  private constructor(person: Person) {
    this.#person = person
  }

  static async register(url: string): Promise<Customer> {
    return new Customer(await Person.register(url, `mesure-${Date.now()}@exemple.fr`))
  }

  async draft(): Promise<Draft> {
    return draftAnswer.parse(await this.#person.get(api.draft())).draft
  }

  /** Sends the photos; done when the last one is confirmed. */
  async upload(photos: Uint8Array[]): Promise<void> {
    const { id } = await this.draft()
    const waiting = [...photos.entries()]
    const sendOneByOne = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await this.#person.upload(id, `photo-${next[0]}.jpg`, next[1])
        if (answer?.status !== 200) throw new Error(`a photo was refused: ${JSON.stringify(answer)}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne))
  }

  /** Done when every photo has its verdict and counts. */
  async untilPhotosAreJudged(): Promise<void> {
    const isFull = (draft: Draft) => photosMissing(draft.uploadedImages) === 0
    await until('15 accepted photos', () => this.draft(), isFull)
  }

  /** Waits, as at the style step, to hear which styles her photos carry. */
  async learnWhatIsCarried(): Promise<void> {
    await this.#person.get(api.draftStyles())
  }

  /**
   * Pays for five images of a style, a dye by default, and takes `typingS` seconds to type her card: the transformation that
   * begins, and when the card was accepted.
   */
  async pay(baseStyle: string = WISH.baseStyle, typingS = 0): Promise<{ id: string; paidAt: number }> {
    await this.#person.ask('PUT', api.draftById((await this.draft()).id), { ...WISH, baseStyle })
    const order = { amount: 9.9, packageType: WISH.packageType, sessionName: WISH.sessionName }
    const { body } = await this.#person.ask<Intent>('POST', api.createIntent(), order)
    await setTimeout(typingS * 1000)
    const consent = { startNow: true, losesWithdrawal: true, termsVersion: TERMS_VERSION }
    await this.#person.ask('PUT', api.paymentConsent(body.paymentId), consent)
    await this.#person.ask('POST', api.testCardConfirm(), { clientSecret: body.clientSecret, card: CARD })
    const paidAt = performance.now()
    const { payment } = await this.#person.get<{ payment: { transformationId: string | null } }>(
      api.payment(body.paymentId),
    )
    if (!payment.transformationId) throw new Error('the payment began no transformation')
    return { id: payment.transformationId, paidAt }
  }

  /** Done when this many images are there; refused when it ends with fewer. */
  async untilImages(id: string, count: number): Promise<void> {
    const find = async () =>
      transformationAnswer.parse(await this.#person.get(api.transformation(id))).transformation
    const isEnough = (found: TransformationWithImages) =>
      found.imagesCount >= count || transformationIs.finished(found)
    const found = await until(`${count} images`, find, isEnough)
    if (found.imagesCount < count) throw new Error(`only ${found.imagesCount} images were made`)
  }
}
