import type { StripeServer } from './stripe-server.ts'

interface Said {
  status?: string
  error?: { code?: string; decline_code?: string; message: string }
}

/** The calls Stripe.js makes from her browser, with no more than the publishable key and the client secret. */
export class FromBrowser {
  readonly #stripe: Pick<StripeServer, 'url' | 'publishableKey'>

  constructor(stripe: Pick<StripeServer, 'url' | 'publishableKey'>) {
    this.#stripe = stripe
  }

  static idOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

  confirm(clientSecret: string, number: string): Promise<Said> {
    const card = 'payment_method_data[card]'
    return this.#post(clientSecret, 'confirm', {
      [`${card}[number]`]: number,
      [`${card}[exp_month]`]: '12',
      [`${card}[exp_year]`]: '40',
      [`${card}[cvc]`]: '123',
    })
  }

  authenticate(clientSecret: string, accept: boolean): Promise<Said> {
    return this.#post(clientSecret, 'authenticate', { accept: String(accept) })
  }

  async #post(client_secret: string, what: string, fields: Record<string, string>): Promise<Said> {
    const { url, publishableKey } = this.#stripe
    const answer = await fetch(`${url}/v1/payment_intents/${FromBrowser.idOf(client_secret)}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({ client_secret, ...fields }),
    })
    return (await answer.json()) as Said
  }
}
