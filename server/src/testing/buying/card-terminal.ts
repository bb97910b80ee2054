import type { Intent } from '@app/domain/payment/payment-api.ts'
import { eq } from 'drizzle-orm'
import { testCardPayments, testCardRefunds } from '../../database/schema/payment.ts'
import type { Someone } from '../people.ts'
import { FromBrowser } from '../stripe/from-browser.ts'
import type { TestApp } from '../test-app.ts'
import { CARDS, challenge, payWith } from './paying.ts'

export const PROVIDERS = ['test', 'stripe'] as const

/** What became of a card, in the same words whoever the provider is. */
export type Outcome =
  | 'succeeded'
  | 'requires_action'
  | 'declined'
  | 'poor'
  | 'incorrect'
  | 'confirmation_refused'
  | 'gone'

/** Her browser with a card form in it, and the bank behind it: for rules that hold for every card provider. */
export interface CardTerminal {
  confirm(her: Someone, intent: Intent, card?: keyof typeof CARDS): Promise<Outcome>
  challenge(her: Someone, intent: Intent, accept: boolean): Promise<Outcome>
  /** The bank took the money; its message was lost, the browser is closed. */
  payInSilence(intent: Intent): Promise<void>
  /** What went back of it, as the provider's own books say. */
  sentBack(intent: Intent): Promise<number[]>
}

export const cardTerminalOf = (home: TestApp): CardTerminal =>
  home.stripe ? new StripeTerminal(home.stripe) : new TestTerminal(home)

const OUTCOMES: Record<string, Outcome> = {
  card_declined: 'declined',
  generic_decline: 'declined',
  card_insufficient_funds: 'poor',
  insufficient_funds: 'poor',
  card_incorrect: 'incorrect',
  incorrect_number: 'incorrect',
  card_confirmation_refused: 'confirmation_refused',
  payment_intent_authentication_failure: 'confirmation_refused',
  payment_intent_unexpected_state: 'gone',
  payment_not_found: 'gone',
  payment_not_ready: 'gone',
}

function outcomeOf(status: string | undefined, code: string | undefined): Outcome {
  const outcome = code ? OUTCOMES[code] : status
  if (outcome) return outcome as Outcome
  throw new Error(`nobody expected ${status} ${code}`)
}

class TestTerminal implements CardTerminal {
  readonly #home: TestApp

  constructor(home: TestApp) {
    this.#home = home
  }

  async confirm(her: Someone, intent: Intent, card: keyof typeof CARDS = 'good') {
    const said = (await payWith(her, intent, { number: CARDS[card] })).json()
    return outcomeOf(said.status, said.error?.code ?? said.code)
  }

  async challenge(her: Someone, intent: Intent, accept: boolean) {
    const said = (await challenge(her, intent, accept)).json()
    return outcomeOf(said.status, said.error?.code ?? said.code)
  }

  async payInSilence({ clientSecret }: Intent) {
    await this.#home.context.database
      .update(testCardPayments)
      .set({ status: 'succeeded' })
      .where(eq(testCardPayments.clientSecret, clientSecret))
  }

  async sentBack({ clientSecret }: Intent) {
    const rows = await this.#home.context.database
      .select({ cents: testCardRefunds.amountCents })
      .from(testCardRefunds)
      .innerJoin(testCardPayments, eq(testCardPayments.id, testCardRefunds.paymentId))
      .where(eq(testCardPayments.clientSecret, clientSecret))
    return rows.map(({ cents }) => cents)
  }
}

class StripeTerminal implements CardTerminal {
  readonly #stripe: NonNullable<TestApp['stripe']>
  readonly #browser: FromBrowser

  constructor(stripe: NonNullable<TestApp['stripe']>) {
    this.#stripe = stripe
    this.#browser = new FromBrowser(stripe)
  }

  async confirm(_her: Someone, intent: Intent, card: keyof typeof CARDS = 'good') {
    const said = await this.#browser.confirm(intent.clientSecret, CARDS[card])
    await this.#stripe.webhooks.quiet()
    return outcomeOf(said.status, said.error?.decline_code ?? said.error?.code)
  }

  async challenge(_her: Someone, intent: Intent, accept: boolean) {
    const said = await this.#browser.authenticate(intent.clientSecret, accept)
    await this.#stripe.webhooks.quiet()
    return outcomeOf(said.status, said.error?.code)
  }

  async payInSilence({ clientSecret }: Intent) {
    const { mode } = this.#stripe.webhooks
    this.#stripe.webhooks.mode = 'lose'
    this.#stripe.books.pay(FromBrowser.idOf(clientSecret))
    this.#stripe.webhooks.mode = mode
  }

  async sentBack({ clientSecret }: Intent) {
    return this.#stripe.books.refundsOf(FromBrowser.idOf(clientSecret)).map(({ amount }) => amount)
  }
}
